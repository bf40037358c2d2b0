import { type RefObject, useEffect } from "react"

/** Moves focus to the first open option each time that `asked` increases (DRW-10). */
export const useFocusOpenOption = (content: RefObject<Element | null>, asked: number): void => {
  useEffect(() => {
    if (asked === 0) return
    const option = content.current?.querySelector(".option__error")?.closest("fieldset, .field")
    option?.querySelector<HTMLElement>("button:not(:disabled), select, input:not(:disabled), a[href]")?.focus()
  }, [content, asked])
}
