import { expect, it, onTestFinished } from "vitest"
import { CurrentPage } from "./CurrentPage.ts"
import { restoreFocus } from "./restoreFocus.ts"

const show = (page: CurrentPage, key: string) => page.show({ address: `/${key}`, key, module: "", data: undefined })

it("restoreFocus focuses the followed link after Back, and no link once it is stopped", () => {
  document.body.innerHTML = `<main id="main"><a href="/item/1">Rotor</a></main>`
  onTestFinished(() => document.body.replaceChildren())
  const link = document.querySelector("a")!
  link.addEventListener("click", (event) => event.preventDefault())
  const page = new CurrentPage()
  show(page, "list")
  const stop = restoreFocus(page)
  link.click()
  show(page, "part")
  show(page, "list")
  expect(document.activeElement).toBe(link)

  link.blur()
  stop()
  show(page, "part")
  show(page, "list")
  expect(document.activeElement).toBe(document.body)
})
