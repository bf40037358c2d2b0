import { addressOf, alive, driveA, expect, failedToLoad, pageKinds, test } from "./shop.ts"

declare global {
  interface Window {
    /** The server's page as it stood before the first script of the shop ran. */
    drawn?: { readonly html: string; readonly elements: ReadonlyArray<Element> }
  }
}

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
          window.drawn = { html: root.innerHTML, elements: [...root.querySelectorAll("*")] }
      }
      document.addEventListener("readystatechange", remember)
    })
    await page.goto(await addressOf(request, kind))
    await alive(page)
    const { gone, before, after } = await page.evaluate(() => ({
      gone: window.drawn?.elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
      before: window.drawn?.html,
      after: document.getElementById("root")?.innerHTML
    }))
    expect(gone).toEqual([])
    expect(after).toBe(before)
  })
}
