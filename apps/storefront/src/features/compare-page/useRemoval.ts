import { compareHref, type ComparisonProduct } from "@camber/domain/comparison"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { useEffect, useRef, useState } from "react"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { useNavigate } from "react-router-dom"
import { useContainer } from "../../foundation/runtime/StoreContext.ts"
import { CompareStore } from "../comparison/CompareStore.ts"

interface Removed {
  readonly skuBaseNumber: SkuBaseNumber
  readonly title: string
  /** Comparison URL with all products. */
  readonly href: string
  /** Returns the product to the comparison tray; null if the tray did not contain it. */
  readonly choose: (() => void) | null
}

const leftText = (left: number): string => (left === 0 ? "none left" : `${left} left`)

/**
 * Focuses the head of a column, which is not a tab stop. Does not focus its Remove button, because a second click would remove that column
 * too.
 */
const focusColumn = (column: HTMLElement | undefined): void => {
  if (column === undefined) return
  column.tabIndex = -1
  column.focus()
}
const columns = (): ReadonlyArray<HTMLElement> => [...document.querySelectorAll<HTMLElement>(".compare thead th")]

/** Removes a product from the comparison and restores it. Each change moves the focus and is announced once (WCAG 2.4.3, 4.1.3). */
export const useRemoval = (products: ReadonlyArray<ComparisonProduct>) => {
  const container = useContainer()
  const navigate = useNavigate()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const restored = useRef<SkuBaseNumber | null>(null)
  const say = (text: string) => container.resolve(AnnouncementStore).announce(text)
  const numbers = products.map(({ skuBaseNumber }) => skuBaseNumber)

  useEffect(() => {
    const at = products.findIndex(({ skuBaseNumber }) => skuBaseNumber === restored.current)
    if (at < 0) return
    restored.current = null
    focusColumn(columns()[at])
  }, [products])

  const remove = (skuBaseNumber: SkuBaseNumber) => {
    const at = numbers.indexOf(skuBaseNumber)
    const product = products[at]
    if (product === undefined) return
    const store = container.resolve(CompareStore)
    const chosen = store.chosen.find((candidate) => candidate.skuBaseNumber === skuBaseNumber)
    if (chosen !== undefined) store.toggle(chosen)
    const heads = columns()
    focusColumn(heads[at + 1] ?? heads[at - 1])
    setRemoved({
      skuBaseNumber,
      title: product.displayTitle,
      href: compareHref(numbers),
      choose: chosen === undefined ? null : () => store.toggle(chosen)
    })
    say(`${product.displayTitle} removed, ${leftText(products.length - 1)}`)
    void navigate(compareHref(numbers.filter((number) => number !== skuBaseNumber)))
  }
  const undo = () => {
    if (removed === null) return
    removed.choose?.()
    restored.current = removed.skuBaseNumber
    setRemoved(null)
    say(`${removed.title} is back, ${products.length + 1} compared`)
    void navigate(removed.href)
  }
  return { remove, removed, undo }
}
