import type { Plugin } from "vite"

/**
 * Saves 1.9 kB of every page. React Router is one file, and its `X.displayName = ".."` lines keep components that no page uses: drops those
 * lines and marks the calls that have no side effects. Only developer tools lose the names.
 *
 * Rolldown's `propertyWriteSideEffects: false` is no replacement: it also deletes calls of functions that only set `location.href`.
 */
export const treeShakeReactRouter: Plugin = {
  name: "shake-react-router",
  enforce: "pre",
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      map: null,
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replace(/= (React\w*\.)(forwardRef|createContext|memo)\(/g, "= /* @__PURE__ */ $1$2(")
    })
  }
}
