export default "M9 3h6v6h6v6h-6v6H9v-6H3V9h6zM12 11v2";
