import { afterEach, expect, it } from "vitest"
import { showFailedRegions } from "./showFailedRegions.ts"

afterEach(() => document.body.replaceChildren())

const drawRoot = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.getElementById("root")!
}

it("ERR-29 showFailedRegions shows the generic message in place of a region's skeleton when its code failed twice", () => {
  const root = drawRoot(`<main><h1>Overview</h1><output class="skeletons">Overview loading</output></main>`)
  showFailedRegions(root)
  expect(root.querySelector("h1")?.textContent).toBe("Overview")
  expect(root.textContent).not.toContain("loading")
  expect(root.querySelector("[role=alert]")?.textContent).toBe("This page is temporarily unavailable. Refresh the page")
})

it("ERR-29 showFailedRegions shows the message on a blank page too, but not on a readable page", () => {
  const [blank, whole] = [drawRoot(""), drawRoot("<main><p>A part</p></main>")]
  showFailedRegions(blank)
  showFailedRegions(whole)
  expect(blank.querySelector("[role=alert]")).not.toBeNull()
  expect(whole.querySelector("[role=alert]")).toBeNull()
})
