import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { Dropdown } from "../../controls/dropdown/Dropdown.tsx"
import { Modal, type ModalProps } from "./Modal.tsx"
import { getTabbableElements } from "./openModals.ts"
import { setPageIdentity } from "./pageIdentity.ts"

const nothing = () => undefined

const page = (modals: ReactNode, inMain?: ReactNode) => (
  <>
    <main data-testid="main">
      <button>Behind</button>
      {inMain}
    </main>
    <section data-testid="with-notices">
      <p>Said once</p>
      <ol aria-live="polite" />
    </section>
    {modals}
  </>
)

const named = (name: string, props: Partial<ModalProps> = {}) => (
  <Modal open onClose={nothing} aria-label={name} {...props}>
    <button>First of {name}</button>
    <button disabled>No stop</button>
    <input type="radio" name={name} aria-label="One" />
    <input type="radio" name={name} aria-label="Two" defaultChecked />
    <input type="radio" name={name} aria-label="Three" />
  </Modal>
)

const isHidden = (element: Element) => element.closest("[aria-hidden=true]") !== null
const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key: "Tab", shiftKey })
const button = (name: string) => screen.getByRole("button", { name })

describe("a modal", () => {
  it("NAV-155 hides the page, except live regions, from assistive technology until the modal is closed", async () => {
    const { rerender } = render(page(named("garage")))
    const [main, notices] = [screen.getByTestId("main"), screen.getByTestId("with-notices")]
    await waitFor(() => expect(isHidden(main)).toBe(true))
    expect(isHidden(screen.getByText("Said once"))).toBe(true)
    expect(isHidden(notices.querySelector("ol")!)).toBe(false)
    expect(isHidden(screen.getByRole("dialog"))).toBe(false)
    rerender(page(named("garage", { open: false })))
    expect(isHidden(main)).toBe(false)
    expect(document.querySelector("[aria-hidden]")).toBeNull()
  })

  it("NAV-155 hides content that is added outside the modal while it is open, and shows that content again when it is closed", async () => {
    const withMore = (open: boolean, more?: ReactNode) =>
      page(
        <>
          {named("garage", { open })}
          {more}
        </>
      )
    const offer = <aside data-testid="offer">Get our emails</aside>
    const { rerender } = render(withMore(true))
    await waitFor(() => expect(isHidden(screen.getByTestId("main"))).toBe(true))
    rerender(withMore(true, offer))
    await waitFor(() => expect(isHidden(screen.getByTestId("offer"))).toBe(true))
    expect(isHidden(screen.getByRole("dialog"))).toBe(false)
    rerender(withMore(false, offer))
    expect(isHidden(screen.getByTestId("offer"))).toBe(false)
  })

  it("NAV-155 does not hide a list that one of its fields opens", async () => {
    const brands = ["Halvorsen", "Paddock"].map((label, value) => ({ label, value }))
    const withMore = (more?: ReactNode) =>
      page(
        <>
          <Modal open onClose={nothing} aria-label="garage">
            <Dropdown label="Brand" options={brands} selected={null} onSelect={nothing} />
          </Modal>
          {more}
        </>
      )
    const { rerender } = render(withMore())
    await waitFor(() => expect(isHidden(screen.getByTestId("main"))).toBe(true))
    await act(async () => void fireEvent.keyDown(screen.getByRole("combobox"), { key: "ArrowDown" }))
    const list = await screen.findByRole("listbox")
    rerender(withMore(<aside data-testid="offer">Get our emails</aside>))
    await waitFor(() => expect(isHidden(screen.getByTestId("offer"))).toBe(true))
    expect(isHidden(list)).toBe(false)
  })

  it("NAV-156 keeps the focus inside for Tab in both directions, and stops at the checked radio button", () => {
    render(page(named("garage")))
    expect(document.activeElement).toBe(button("First of garage"))
    tab(true)
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Two" }))
    tab()
    expect(document.activeElement).toBe(button("First of garage"))
    const inside = tab()
    expect(inside).toBe(true)
  })

  it("NAV-156 keeps the focus in the modal on Shift+Tab from a heading that precedes all controls", () => {
    render(
      page(
        <Modal open onClose={nothing} aria-label="garage" initialFocus={(modal) => modal.querySelector("h2")}>
          <h2 tabIndex={-1}>Garage</h2>
          <button>Only one</button>
        </Modal>
      )
    )
    expect(document.activeElement).toBe(screen.getByRole("heading"))
    tab(true)
    expect(document.activeElement).toBe(button("Only one"))
  })

  it("NAV-156 moves the focus inside on Tab after the focus was lost", () => {
    render(page(named("garage")))
    ;(document.activeElement as HTMLElement).blur()
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(document.activeElement).toBe(button("First of garage"))
  })

  it("receives the keys while it is above another modal, and returns the focus to that modal", async () => {
    const closes = { garage: vi.fn(), question: vi.fn() }
    const both = (isAsked: boolean) =>
      page(
        <>
          {named("garage", { onClose: closes.garage })}
          {named("question", { open: isAsked, onClose: closes.question })}
        </>
      )
    const { rerender } = render(both(false))
    const inGarage = button("First of garage")
    rerender(both(true))
    expect(document.activeElement).toBe(button("First of question"))
    await waitFor(() => expect(isHidden(inGarage)).toBe(true))
    fireEvent.keyDown(document.activeElement!, { key: "Escape" })
    expect([closes.question.mock.calls.length, closes.garage.mock.calls.length]).toEqual([1, 0])
    rerender(both(false))
    expect(isHidden(inGarage)).toBe(false)
    expect(isHidden(screen.getByTestId("main"))).toBe(true)
    expect(document.activeElement).toBe(inGarage)
  })

  it("NAV-166 closes on a navigation to another page, even below other modals, but not on a navigation within its own page", () => {
    const closes = { garage: vi.fn(), question: vi.fn() }
    render(
      page(
        <>
          {named("garage", { onClose: closes.garage, onEscape: nothing })}
          {named("question", { onClose: closes.question })}
        </>
      )
    )
    const here = location.pathname
    onTestFinished(() => history.replaceState(null, "", here))
    const stepTo = (address: string) => {
      history.replaceState(null, "", address)
      fireEvent.popState(window)
    }
    stepTo("?facet=Brand:Ironvale#results")
    expect([closes.garage.mock.calls.length, closes.question.mock.calls.length]).toEqual([0, 0])
    stepTo("/another?facet=Brand:Ironvale")
    expect([closes.garage.mock.calls.length, closes.question.mock.calls.length]).toEqual([1, 1])
  })

  it("NAV-166 NAV-174 closes on a navigation to another page according to the app's page identity, but not within the same page", () => {
    const here = location.pathname
    onTestFinished(() => {
      setPageIdentity(({ pathname }) => pathname)
      history.replaceState(null, "", here)
    })
    const stepTo = (address: string) => {
      history.replaceState(null, "", address)
      fireEvent.popState(window)
    }
    stepTo("/search?a=1")
    const onClose = vi.fn()
    render(page(named("garage", { onClose })))
    // The app may set its page identity after a modal has opened.
    setPageIdentity(({ pathname, search }) => JSON.stringify([pathname, search.slice(0, 2)]))
    stepTo("/search?a=2")
    expect(onClose).not.toHaveBeenCalled()
    stepTo("/search?b=1")
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("NAV-166 handles the browser's close request for Back, and ignores a close request for an Escape that a different component has handled", async () => {
    const asked: Array<{ onclose: () => void }> = []
    const onClose = vi.fn()
    vi.stubGlobal(
      "CloseWatcher",
      class {
        onclose = nothing
        destroy = nothing
        constructor() {
          asked.push(this)
        }
      }
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    render(
      page(
        <Modal open onClose={onClose} aria-label="garage">
          <input aria-label="Clears itself" ref={(field) => field?.addEventListener("keydown", (event) => event.stopPropagation())} />
          <input aria-label="Composes" />
        </Modal>
      )
    )
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Clears itself" }), { key: "Escape" })
    asked.at(-1)!.onclose()
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Composes" }), { key: "Escape", isComposing: true })
    asked.at(-1)!.onclose()
    expect([onClose.mock.calls.length, asked.length]).toEqual([0, 3])
    await new Promise((resolve) => setTimeout(resolve))
    asked.at(-1)!.onclose()
    expect([onClose.mock.calls.length, asked.length]).toEqual([1, 4])
  })

  it.each(["removed", "disabled"])("NAV-156 takes the focus when the focused control is %s", async (what) => {
    const withControl = (control: ReactNode) =>
      page(
        <Modal open onClose={nothing} aria-label="garage">
          {control}
        </Modal>
      )
    const { rerender } = render(withControl(<button>Add</button>))
    expect(document.activeElement).toBe(button("Add"))
    rerender(withControl(what === "disabled" && <button disabled>Add</button>))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")))
  })

  it.each([
    ["the lower modal closes first", [[false, true]]],
    ["both close at the same time", []],
    ["the upper modal closes first", [[true, false]]]
  ] as const)("NAV-156 returns the focus to the page from two modals when %s", (_order, between) => {
    const both = (isLowerOpen: boolean, isUpperOpen: boolean) =>
      page(
        <>
          {named("garage", { open: isLowerOpen })}
          {named("question", { open: isUpperOpen })}
        </>
      )
    const { rerender } = render(both(false, false))
    button("Behind").focus()
    rerender(both(true, false))
    rerender(both(true, true))
    for (const [isLowerOpen, isUpperOpen] of between) rerender(both(isLowerOpen, isUpperOpen))
    rerender(both(false, false))
    expect(document.activeElement).toBe(button("Behind"))
  })

  it("NAV-156 returns the focus to the modal below if the control that opened the upper modal no longer exists", () => {
    const asked = (isAsked: boolean) =>
      page(
        <>
          <Modal open onClose={nothing} aria-label="garage">
            {!isAsked && <button>Delete</button>}
          </Modal>
          {named("question", { open: isAsked })}
        </>
      )
    const { rerender } = render(asked(false))
    rerender(asked(true))
    rerender(asked(false))
    expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "garage" }))
  })

  it("NAV-156 ignores Tab in content that it does not hide, and moves the focus inside on Tab in hidden content", async () => {
    render(page(named("garage")))
    const [behind, notices] = [button("Behind"), screen.getByTestId("with-notices")]
    await waitFor(() => expect(isHidden(behind)).toBe(true))
    notices.tabIndex = -1
    notices.focus()
    expect(tab()).toBe(true)
    expect(document.activeElement).toBe(notices)
    behind.focus()
    expect(tab()).toBe(false)
    expect(document.activeElement).toBe(button("First of garage"))
  })

  it("NAV-156 has one tab stop in each group of radio buttons, and a tab stop at editable content", () => {
    const radios = (label: string) => ["One", "Two"].map((one) => <input key={one} type="radio" name="same" aria-label={label + one} />)
    render(
      page(
        <Modal open onClose={nothing} aria-label="garage">
          <form>{radios("First")}</form>
          <p contentEditable suppressContentEditableWarning aria-label="Note" />
          <p contentEditable={false}>No stop</p>
          <form>{radios("Second")}</form>
        </Modal>
      )
    )
    const labels = getTabbableElements(screen.getByRole("dialog")).map((stop) => stop.getAttribute("aria-label"))
    expect(labels).toEqual(["FirstOne", "Note", "SecondOne"])
    screen.getByRole("radio", { name: "FirstTwo" }).focus()
    tab(true)
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "SecondOne" }))
    tab()
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "FirstOne" }))
  })

  it("NAV-156 prevents the browser's own handling of Escape", () => {
    const onClose = vi.fn()
    render(page(named("garage", { onClose })))
    expect(fireEvent.keyDown(button("First of garage"), { key: "Escape" })).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("NAV-156 ignores keys that other components have handled", () => {
    const onClose = vi.fn()
    render(page(named("garage", { onClose, onKeyDown: (event) => event.preventDefault() })))
    fireEvent.keyDown(button("First of garage"), { key: "Escape" })
    expect(onClose).not.toHaveBeenCalled()
  })

  it("NAV-158 ignores the second click of the double click that opened it, but not a later click", () => {
    const [onClose, onClick] = [vi.fn(), vi.fn()]
    render(
      page(
        <Modal open onClose={onClose} aria-label="search">
          <button onClick={onClick}>Close search</button>
        </Modal>
      )
    )
    fireEvent.click(button("Close search"), { detail: 2 })
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(button("Close search"), { detail: 1 })
    fireEvent.click(button("Close search"), { detail: 2 })
    expect(onClick).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole("presentation", { hidden: true }), { detail: 1 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("NAV-158 ignores the second click of that double click outside the modal", () => {
    const onClose = vi.fn()
    render(page(named("garage", { onClose })))
    fireEvent.click(screen.getByRole("presentation", { hidden: true }), { detail: 2 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it("CTRL-28 stays mounted until its exit transition ends, and then reports that it has ended", async () => {
    const onClosed = vi.fn()
    const { promise, resolve } = Promise.withResolvers<void>()
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "getAnimations"))
    Element.prototype.getAnimations = () => [{ finished: promise } as unknown as Animation]
    const { rerender } = render(page(named("garage", { onClosed })))
    rerender(page(named("garage", { onClosed, open: false })))
    expect(screen.getByRole("dialog").dataset["leaving"]).toBe("")
    resolve()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(onClosed).toHaveBeenCalledOnce()
  })
})
