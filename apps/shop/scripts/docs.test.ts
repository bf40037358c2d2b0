import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "./runStep.ts"

const listed = (...patterns: ReadonlyArray<string>) =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**", "**/.*/**"] }).toSorted()

const files = listed("*.*", "docs/**/*", "{apps,packages}/**/*")
const pages = listed("*.md", "docs/**/*.md", "{packages,apps}/*/*.md")
const getText = (file: string) => readFileSync(path.join(root, file), "utf8")

/**
 * Returns whether a file or folder exists. A path may omit its beginning: `cart/machine.ts` matches
 * `packages/domain/src/buying/cart/machine.ts`.
 */
const isThere = (named: string) => files.some((file) => file === named || file.endsWith(`/${named}`))

const targets = (page: string) =>
  Array.from(getText(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, target = ""]) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(page), target))
  )

/** Returns the texts in backticks that look like a file or folder of the repository. */
const paths = (page: string) =>
  Array.from(
    getText(page).matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:ts|tsx|css|tsv|sql)|(?:apps|packages|docs)\/[\w./-]+)`/g),
    ([, named = ""]) => named.replace(/\/$/, "")
  )

const missing = (find: (page: string) => ReadonlyArray<string>) =>
  pages.flatMap((page) =>
    find(page)
      .filter((named) => !isThere(named))
      .map((named) => `${page}: ${named}`)
  )

const gapIds = (texts: ReadonlyArray<string>) => new Set(texts.flatMap((text) => text.match(/\bGAP-C?\d{2}\b/g) ?? []))

describe("developer docs", () => {
  it("link to existing pages", () => {
    expect(missing(targets)).toEqual([])
  })

  it("name existing files and folders", () => {
    expect(missing(paths)).toEqual([])
  })
})

describe("documented GAP ids", () => {
  const rows = Array.from(getText("docs/settled-questions.tsv").matchAll(/^(GAP-C?\d{2})\t/gm), ([, id = ""]) => id)

  it("equal the ids that the source cites, each once", () => {
    const sources = listed("{apps,packages}/**/*.{ts,tsx,css}", "docs/decisions/*.md", "docs/explanation/*.md")
    const cited = gapIds(sources.filter((file) => file !== "apps/shop/scripts/docs.test.ts").map(getText))
    expect(rows).toEqual([...cited].toSorted())
  })
})
