/** Only what inline styles cannot do: dark mode and narrow screens. */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .head, .body, .foot { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #04111A !important; }
  .card { background-color: #091D2A !important; }
  .ink { color: #EDF4F3 !important; }
  .ink-2 { color: #B9CAD3 !important; }
  .line { border-color: #1A3647 !important; }
  .link { color: #9DB0FF !important; }
  .button { background-color: #2B4DFF !important; }
  .quote { background-color: #131F5C !important; border-color: #2B4DFF !important; color: #EDF4F3 !important; }
  .foot { background-color: #0A2030 !important; }
}
`;
