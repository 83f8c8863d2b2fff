/** The look of the sandbox provider's window, from 320 px up. */
export const sandboxStyles = `
* { box-sizing: border-box }
html { scroll-padding-bottom: 6rem }
body { margin: 0; background: #f4f5f6; color: #1e2124; font: 1rem/1.5 system-ui, 'Noto Sans KR', sans-serif; word-break: keep-all; overflow-wrap: anywhere }
main { display: flex; flex-direction: column; max-width: 50rem; min-height: 100vh; margin: 0 auto; padding: 1rem 1rem 0 }
h1 { margin: 0 0 .25rem; font-size: 1.25rem }
.method { margin: 0; font-weight: 700; color: #0b50d0 }
.notice { margin: .5rem 0 1rem; font-size: .9375rem }
form { display: flex; flex: 1; flex-direction: column }
fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: .5rem; margin: 0; padding: 0; border: 0 }
legend { margin-bottom: .5rem; padding: 0; font-weight: 700 }
label { display: flex; gap: .75rem; align-items: flex-start; padding: .625rem .75rem; border: 1px solid #58616a; border-radius: .5rem; background: #fff; cursor: pointer }
label:has(:checked) { border-color: #0b50d0; box-shadow: inset 0 0 0 1px #0b50d0 }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: #0b50d0 }
.born { color: #464c53; font-size: .875rem }
.description { display: block; color: #464c53; font-size: .875rem }
.actions { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: .5rem; margin: auto -1rem 0; padding: .75rem 1rem; background: #f4f5f6; border-top: 1px solid #cdd1d5 }
button { flex: 1 1 6.5rem; min-height: 3rem; padding: .5rem 1rem; border: 1px solid #58616a; border-radius: .5rem; background: #fff; color: inherit; font: inherit; font-weight: 700; cursor: pointer }
button.primary { border-color: #0b50d0; background: #0b50d0; color: #fff }
:focus-visible { outline: 3px solid #0b50d0; outline-offset: 2px }
@media (forced-colors: active) { label:has(:checked) { outline: 3px solid Highlight } }
`
