import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { DEFERRED_FONTS } from "../loadFonts.ts"
import { pageStyles } from "../server/pageStyles.ts"
import deferWebFonts from "./deferWebFonts.ts?script"

it("NAV-132 web fonts wait for the first paint of a new visitor, whose styles are in the document", () => {
  const { inlined, linked } = pageStyles([{ href: "/assets/entry.css", text: "p{}" }])
  const facesWith = (styles: string) => {
    const head = document.createElement("head")
    head.innerHTML = styles
    const documentElement = document.createElement("html")
    runInNewContext(deferWebFonts, { document: { documentElement, querySelector: head.querySelector.bind(head) } })
    return documentElement.dataset["faces"]
  }
  expect([facesWith(linked), facesWith(inlined.toString())]).toEqual([undefined, DEFERRED_FONTS])
})
