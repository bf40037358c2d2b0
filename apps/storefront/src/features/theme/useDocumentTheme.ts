import { reaction } from "mobx"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ThemeStore } from "./ThemeStore.ts"

/**
 * Applies the store's theme to the document. The store starts as light like the server's page, so that hydration matches the rendered HTML.
 * After hydration it takes the theme that the inline script has set before the first paint: the selected one, or the device's.
 */
export const useDocumentTheme = (): void => {
  const store = useStore(ThemeStore)
  useEffect(() => {
    const { dataset } = document.documentElement
    store.receive(dataset["theme"] === "dark" ? "dark" : "light")
    return reaction(
      () => store.theme,
      (theme) => {
        dataset["theme"] = theme
      }
    )
  }, [store])
}
