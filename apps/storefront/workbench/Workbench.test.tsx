import { act } from "@testing-library/react"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { beforeAll, describe, expect, it, vi } from "vitest"
import * as late from "@camber/ui/overlays"
import * as first from "@camber/ui"
import { ComponentPage, components } from "./ComponentPage.tsx"
import { isPageName, pages, Workbench } from "./Workbench.tsx"

const shared = path.resolve(import.meta.dirname, "../../../packages/ui/src")
const own = path.resolve(import.meta.dirname, "../src")

/** Sources of presentational components by path: the shared ones and each capability's own. */
const sources: ReadonlyMap<string, string> = new Map(
  [shared, own].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && (folder === shared || file.includes("/view/")))
      .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), "utf8")] as const)
  )
)
const folderOf = (file: string): string => path.basename(path.dirname(file))

/** Folders that only lazy chunks import, because they need the headless components: the server renders none of them. */
const lazyFolders = new Set([
  ...[...readFileSync(path.join(shared, "overlays.ts"), "utf8").matchAll(/from "\.\/[^/]+\/([^/]+)\//g)].map(([, folder]) => folder),
  ...[...sources]
    .filter(([file, text]) => file.startsWith(own) && !file.includes(".test.") && /from "(@camber\/ui\/overlays|@base-ui\/)/.test(text))
    .map(([file]) => folderOf(file))
])

const views: ReadonlyArray<readonly [string, ReactNode]> = [
  ...Object.keys(pages)
    .filter(isPageName)
    .map((page) => [`page ${page}`, <Workbench key={page} page={page} />] as const),
  ...[...components]
    .filter(([name]) => !lazyFolders.has(name))
    .map(([name, examples]) => [`component ${name}`, <ComponentPage key={name} name={name} examples={examples} />] as const)
]

const render = (view: ReactNode): HTMLElement => {
  const container = document.createElement("div")
  container.innerHTML = renderToString(view)
  return container
}

describe.each(views)("the workbench's %s", (_, view) => {
  /** Rendered once for all tests that only read it. */
  let container: HTMLElement
  beforeAll(() => {
    container = render(view)
  })

  it("renders on the server and hydrates without a warning", async () => {
    const complaints: unknown[] = []
    const error = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words))
    const hydrated = render(view)
    const root = await act(async () => hydrateRoot(hydrated, view, { onRecoverableError: (problem) => complaints.push(problem) }))
    error.mockRestore()
    expect(complaints).toEqual([])
    await act(async () => root.unmount())
  })

  it("needs no style attribute, so that a strict content security policy holds", () => {
    expect(container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })

  it("has no duplicate id and no reference to a missing id", () => {
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = ["for", "aria-labelledby", "popovertarget"].flatMap((name) =>
      [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name))
    )
    expect(references.filter((id) => id === null || !ids.includes(id))).toEqual([])
  })

  it("gives every image a size and an alternative text, so that the layout is stable", () => {
    const bare = [...container.querySelectorAll("img")].filter(
      (image) => !["width", "height", "alt"].every((name) => image.hasAttribute(name))
    )
    expect(bare).toEqual([])
  })

  it("gives every link and every button an accessible name, and has one first heading", () => {
    const nameOf = (control: Element) =>
      control.getAttribute("aria-label") ?? control.textContent + (control.querySelector("img")?.getAttribute("alt") ?? "")
    const nameless = [...container.querySelectorAll("a, button")].filter(
      (control) => control.closest("[aria-hidden=true]") === null && nameOf(control).trim() === ""
    )
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(container.querySelectorAll("main > h1, main h1")).not.toHaveLength(0)
  })
})

describe("the workbench", () => {
  /** Components that the ui package exports, without hooks and plain functions, whose names begin in lowercase. */
  const handedOut = Object.keys({ ...first, ...late }).filter((name) => /^[A-Z]/.test(name))

  /** Components that screens import from their capability's view. */
  const screens = readdirSync(own, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/view\//.test(file))
    .map((file) => readFileSync(path.join(own, file), "utf8"))
  const viewed = screens.flatMap((text) =>
    [...text.matchAll(/import \{[^}]*\} from "[^"]*\/view\/[^/"]+\/([A-Z]\w*)\.tsx"/g)].map(([, name = ""]) => name)
  )

  /** Examples, and components with examples, which also show their parts. */
  const shown = [...sources]
    .filter(([file]) => !file.includes(".test.") && components.has(folderOf(file)))
    .map(([, text]) => text)
    .join("\n")

  it.each([...new Set([...handedOut, ...viewed])])(
    "shows the exported component %s, alone or as part of another component",
    (component) => {
      expect(new RegExp(`<${component}[\\s/>]`).test(shown)).toBe(true)
    }
  )
})
