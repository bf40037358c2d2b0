import { reaction } from "mobx"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ThemeStore } from "./ThemeStore.ts"

/**
 * Keeps the document in the store's theme. The store begins light as the server's page does, so that hydration finds what was drawn; once
 * the page is alive it learns the theme that the inline script has set before the first paint: the one that was chosen, or the device's.
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
