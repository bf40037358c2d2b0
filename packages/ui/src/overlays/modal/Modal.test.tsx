import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { describe, expect, it, vi } from "vitest"
import { Modal, type ModalProps } from "./Modal.tsx"

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
  it("NAV-155 hides the page from assistive technology but for what is said aloud, until it is closed", async () => {
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

  it("NAV-156 keeps Tab in, both ways round, and stops at the radio button that is checked", () => {
    render(page(named("garage")))
    expect(document.activeElement).toBe(button("First of garage"))
    tab(true)
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Two" }))
    tab()
    expect(document.activeElement).toBe(button("First of garage"))
    const inside = tab()
    expect(inside).toBe(true)
  })

  it("NAV-156 keeps Shift+Tab in from a heading before all of its controls", () => {
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

  it("NAV-156 takes Tab in from where the focus was lost", () => {
    render(page(named("garage")))
    document.activeElement!.dispatchEvent(new FocusEvent("blur"))
    ;(document.activeElement as HTMLElement).blur()
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(document.activeElement).toBe(button("First of garage"))
  })

  it("one over another has the keys, and gives the focus back into that one", async () => {
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

  it("NAV-156 leaves to others what they have taken of its keys", () => {
    const onClose = vi.fn()
    render(page(named("garage", { onClose, onKeyDown: (event) => event.preventDefault() })))
    fireEvent.keyDown(button("First of garage"), { key: "Escape" })
    expect(onClose).not.toHaveBeenCalled()
  })

  it("CTRL-28 stands until its way out is over, and says so then", async () => {
    const onClosed = vi.fn()
    const { promise, resolve } = Promise.withResolvers<void>()
    Element.prototype.getAnimations = () => [{ finished: promise } as unknown as Animation]
    const { rerender } = render(page(named("garage", { onClosed })))
    rerender(page(named("garage", { onClosed, open: false })))
    expect(screen.getByRole("dialog").dataset["leaving"]).toBe("")
    resolve()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(onClosed).toHaveBeenCalledOnce()
    Reflect.deleteProperty(Element.prototype, "getAnimations")
  })
})
