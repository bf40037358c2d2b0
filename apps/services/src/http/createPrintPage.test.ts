import { expect, it } from "vitest"
import { isCrossSite } from "../visitor/withSession.ts"
import { createPrintPage } from "./createPrintPage.ts"

const getPolicy = (body: string) => createPrintPage({ title: "Page", styles: "", body }).headers.get("referrer-policy")

it("createPrintPage sends the origin with a form's requests, which would otherwise be rejected as cross-site", () => {
  const post = (origin: string) => new Request("http://shop.test/buy/A:1", { method: "POST", headers: { origin } })
  expect(["null", "http://shop.test"].map((origin) => isCrossSite(post(origin), "http://shop.test"))).toEqual([true, false])
  expect(getPolicy('<form method="post"><button>Add</button></form>')).toBe("same-origin")
})

it("createPrintPage sends no referrer from a page without a form", () => {
  expect(getPolicy("<p>Label</p>")).toBe("no-referrer")
})
