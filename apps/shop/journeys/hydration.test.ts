import { addressOf, alive, driveA, expect, failedToLoad, pageKinds, test } from "./shop.ts"

declare global {
  interface Window {
    /** The server's page as it stood before the first script of the shop ran. */
    drawn?: { readonly root: Element; readonly elements: ReadonlyArray<Element> }
  }
}

interface Later {
  readonly selector: string
  readonly attribute?: string
  /** The server draws nothing in its place. */
  readonly isAdded?: boolean
}
/** What the server cannot know, or what is of use with scripts alone: its children, or the attribute that it gets. */
const whatComesLater: ReadonlyArray<Later> = [
  { selector: ".cartlink > span:last-child" },
  { selector: ".searchform input", attribute: "readonly" },
  { selector: ".ymm select", attribute: "disabled" },
  { selector: ".ymm select", attribute: "aria-busy" },
  { selector: ".ymm select" },
  // Where it is near from the beginning, as on a short page, its late form has taken its place already.
  { selector: "#footer" }
]

/** The lost page's offers stand below all that the server drew. */
const laterOn = (kind: string): ReadonlyArray<Later> =>
  kind === "missing" ? [...whatComesLater, { selector: "main section.block.main", isAdded: true }] : whatComesLater

for (const kind of pageKinds) {
  test(`the ${kind} page comes alive in silence, and every element stays the one that the server drew`, async ({
    page,
    context,
    baseURL,
    request,
    quietConsole
  }) => {
    if (kind === "missing") quietConsole.expected = failedToLoad
    await driveA(context, baseURL!, 1969, "Chevrolet", "Camaro")
    // The page is interactive when it is parsed; scripts that are modules run after that.
    await page.addInitScript(() => {
      const remember = () => {
        const root = document.getElementById("root")
        if (document.readyState === "interactive" && root)
          window.drawn = { root: root.cloneNode(true) as Element, elements: [...root.querySelectorAll("*")] }
      }
      document.addEventListener("readystatechange", remember)
    })
    await page.goto(await addressOf(request, kind))
    await alive(page)
    const { gone, before, after } = await page.evaluate((personal) => {
      const linesOf = (root: Element | null | undefined) => {
        const copy = root?.cloneNode(true) as Element | undefined
        for (const { selector, attribute, isAdded } of personal)
          for (const element of copy?.querySelectorAll(selector) ?? []) {
            if (isAdded) element.remove()
            else if (attribute === undefined) element.replaceChildren()
            else element.removeAttribute(attribute)
          }
        return copy?.innerHTML.replaceAll("><", ">\n<").split("\n")
      }
      return {
        gone: window.drawn?.elements
          .filter((element) => !element.isConnected && !element.matches(".sk, #footer, #footer *"))
          .map((element) => element.outerHTML),
        before: linesOf(window.drawn?.root),
        after: linesOf(document.getElementById("root"))
      }
    }, laterOn(kind))
    expect(gone).toEqual([])
    expect(after).toEqual(before)
  })
}
