import { act, cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Dialog } from "../../overlays/dialog/Dialog.tsx"
import { Drawer } from "../../overlays/drawer/Drawer.tsx"
import { SearchOverlay } from "../../../../../apps/storefront/src/features/search/view/search-overlay/SearchOverlay.tsx"
import { overlayCount } from "./overlayCount.ts"

afterEach(cleanup)

const nothing = () => undefined
const search = {
  title: "Search Camber",
  term: "",
  onTerm: nothing,
  maxLength: 80,
  completion: "",
  onSubmit: nothing,
  vehicle: null,
  suggestions: null,
  waiting: false,
  offline: false,
  initial: null,
  onClearRecent: nothing,
  onChoose: nothing
}
const layers = {
  drawer: (open: boolean) => (
    <Drawer open={open} title="Garage" onClose={nothing}>
      Cars
    </Drawer>
  ),
  dialog: (open: boolean) => (
    <Dialog open={open} title="Sure?" actions={null} onClose={nothing}>
      Sure
    </Dialog>
  ),
  search: (open: boolean) => <SearchOverlay {...search} open={open} onClose={nothing} />
}

describe("the count of open overlays", () => {
  it.each(Object.entries(layers))("SIGN-38 SRCH-46 MODAL-02 includes an open %s until it is closed or unmounted", (_name, draw) => {
    const seen: Array<number> = []
    const stop = overlayCount.subscribe(() => seen.push(overlayCount.count()))
    const { rerender, unmount } = render(draw(false))
    act(() => rerender(draw(true)))
    act(() => rerender(draw(false)))
    act(() => rerender(draw(true)))
    act(() => unmount())
    stop()
    expect(seen).toEqual([1, 0, 1, 0])
  })
})
