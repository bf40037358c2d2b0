import { expect, type Page } from "@playwright/test"

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: ReadonlyArray<{
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }>
}

/** A movement of the page without input, and what moved. */
export interface Shift {
  readonly value: number
  readonly moved: ReadonlyArray<string>
}

/** What may move, of the whole visible page (CLS). */
export const SHIFT_BUDGET = 0.02

/** Lists the movements since the page began. */
export const listShifts = (page: Page): Promise<ReadonlyArray<Shift>> =>
  page.evaluate(
    () =>
      new Promise<ReadonlyArray<Shift>>((resolve) => {
        const shifts: Array<Shift> = []
        const toText = ({ height, y }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`
        const nameNode = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "removed"))
        const observer = new PerformanceObserver((list) => {
          for (const { hadRecentInput, sources = [], value } of list.getEntries() as ReadonlyArray<unknown> as ReadonlyArray<LayoutShift>)
            if (!hadRecentInput)
              shifts.push({
                value,
                moved: sources.map(
                  ({ currentRect, node, previousRect }) => `${nameNode(node)} ${toText(previousRect)} to ${toText(currentRect)}`
                )
              })
        })
        observer.observe({ type: "layout-shift", buffered: true })
        // The kept entries are handed out before the next frame is over.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
      })
  )

/** How much has moved by itself since the page began, up to now. */
export const layoutShift = async (page: Page): Promise<number> => (await listShifts(page)).reduce((sum, { value }) => sum + value, 0)

/** Expects that the page has hardly moved since these movements. A failure names what moved. */
export const expectNoShiftSince = async (page: Page, before: ReadonlyArray<Shift>): Promise<void> => {
  const all = await listShifts(page)
  // The list begins again with a new document, whose movements all count.
  const isSameDocument = before.every((shift, index) => shift.value === all[index]?.value)
  const since = isSameDocument ? all.slice(before.length) : all
  const sum = since.reduce((total, { value }) => total + value, 0)
  expect(sum < SHIFT_BUDGET ? [] : since).toEqual([])
}
