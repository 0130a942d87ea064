export default "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 3v18M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z";
