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

/** A layout shift without input, and the elements that moved. */
export interface Shift {
  readonly value: number
  readonly moved: ReadonlyArray<string>
}

/** Maximum layout shift of the visible page (CLS). */
export const SHIFT_BUDGET = 0.02

/** Lists the layout shifts since the page loaded. */
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
        // Buffered entries are delivered before the next frame ends.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
      })
  )

/** Returns the cumulative layout shift since the page loaded. */
export const layoutShift = async (page: Page): Promise<number> => (await listShifts(page)).reduce((sum, { value }) => sum + value, 0)

/** Expects almost no shift since these shifts. A failure names what moved. */
export const expectNoShiftSince = async (page: Page, before: ReadonlyArray<Shift>): Promise<void> => {
  const all = await listShifts(page)
  // A new document starts a new list, in which every shift counts.
  const isSameDocument = before.every((shift, index) => shift.value === all[index]?.value)
  const since = isSameDocument ? all.slice(before.length) : all
  const sum = since.reduce((total, { value }) => total + value, 0)
  expect(sum < SHIFT_BUDGET ? [] : since).toEqual([])
}
