import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { keepFocus } from "./keepFocus.ts"

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const show = (html: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><section>${html}</section></main>`
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const press = (selector: string, act: (control: HTMLElement) => void) => {
  const control = find(selector)
  control.focus()
  act(control)
}
/** Removes first, then inserts, as React does. */
const replace = (selector: string, html: string) => {
  const [old, { content }] = [find(selector), Object.assign(document.createElement("template"), { innerHTML: html })]
  const { nextSibling, parentNode } = old
  old.remove()
  parentNode!.insertBefore(content, nextSibling)
}
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** A mutation is reported in a microtask, and handled in the next frame. */
const settle = async () => {
  await nextFrame()
  await nextFrame()
}

describe("keepFocus", () => {
  it("AXS-01 focuses the first field of a form that replaced its button, and the button's place after the form", async () => {
    show("<h2>Prices</h2><div><button>Plan a Price</button></div>")
    press("button", () => replace("div", "<form><input><button>Plan</button></form>"))
    await settle()
    expect(document.activeElement).toBe(find("input"))
    press("form button", () => {
      replace("form", "<div><button>Plan a Price</button></div>")
      find("h2").insertAdjacentHTML("beforebegin", "<p role=status>Planned.</p>")
    })
    await settle()
    expect(document.activeElement).toBe(find("section > div"))
  })

  it("AXS-01 focuses the message in the content that replaced a saved form", async () => {
    show("<form><input><button>Save</button></form>")
    press("button", () => replace("form", "<form><input><div role=status>Saved.</div></form>"))
    await settle()
    expect(document.activeElement).toBe(find("[role=status]"))
  })

  it("AXS-01 focuses the row after a removed row, and the content around the list after the last row", async () => {
    show("<h2>Parts</h2><ul><li><button>Remove 1</button></li><li><button>Remove 2</button></li></ul>")
    press("li button", () => find("li").remove())
    await settle()
    expect(document.activeElement).toBe(find("li"))
    expect(document.activeElement?.textContent).toBe("Remove 2")
    press("li button", () => find("li").remove())
    await settle()
    expect(document.activeElement).toBe(find("section"))
  })

  it("AXS-01 returns the focus to a control that was disabled while its action ran", async () => {
    show("<button>Save</button>")
    press("button", (button) => {
      button.blur()
      button.setAttribute("disabled", "")
    })
    await settle()
    expect(document.activeElement).toBe(document.body)
    find("button").removeAttribute("disabled")
    await settle()
    expect(document.activeElement).toBe(find("button"))
  })

  it("does not change a focus that the action or the visitor moved, and changes none after it is stopped", async () => {
    const content = "<div><button>Open</button></div><p><a href='/next'>Next</a></p>"
    show(content)
    press("button", (button) => {
      button.remove()
      find("a").focus()
    })
    await settle()
    expect(document.activeElement).toBe(find("a"))
    show(content)
    press("button", (button) => button.blur())
    await settle()
    find("div").remove()
    await settle()
    expect(document.activeElement).toBe(document.body)
    show(content)
    stop()
    press("button", (button) => button.remove())
    await settle()
    expect(document.activeElement).toBe(document.body)
  })
})
