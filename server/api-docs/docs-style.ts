export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f7f6, #04111a); color: light-dark(#061824, #edf4f3); }
main { max-width: 980px; margin: auto; padding: 32px 20px 80px; overflow-wrap: anywhere; }
a { color: light-dark(#1130de, #9db0ff); }
h2 { font-size: 19px; margin: 32px 0 4px; }
details h2 { font-size: 15px; margin: 16px 0 4px; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 4px 0; }
nav a { display: inline-block; margin-right: 16px; line-height: 2; }
details { border-top: 1px solid light-dark(#cfdbe0, #1a3647); padding: 10px 0; }
summary { cursor: pointer; }
b { display: inline-block; min-width: 7ch; }
span, i { color: light-dark(#4a6070, #93a9b6); font-style: normal; }
em { font-style: normal; font-weight: 700; }
pre { white-space: pre-wrap; background: light-dark(#fff, #091d2a); padding: 12px; margin: 4px 0; font-size: 14px; }
pre b { min-width: 0; font-weight: 600; }
:target { scroll-margin-top: 96px; }
`;
