import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "./runStep.ts"

const listed = (...patterns: ReadonlyArray<string>) =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**", "**/.*/**"] }).toSorted()

const files = listed("*.*", "docs/**/*", "{apps,packages}/**/*")
const pages = listed("*.md", "docs/**/*.md", "{packages,apps}/*/*.md")
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8")

/** Folders count, and a path may begin anywhere: `cart/machine.ts` is `packages/domain/src/buying/cart/machine.ts`. */
const isThere = (named: string) => files.some((file) => file === named || file.endsWith(`/${named}`))

const targets = (page: string) =>
  Array.from(textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, target = ""]) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(page), target))
  )

/** What stands between backticks and reads as a file, or as a folder of the repository. */
const paths = (page: string) =>
  Array.from(
    textOf(page).matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:ts|tsx|css|tsv|sql)|(?:apps|packages|docs)\/[\w./-]+)`/g),
    ([, named = ""]) => named.replace(/\/$/, "")
  )

const missing = (of: (page: string) => ReadonlyArray<string>) =>
  pages.flatMap((page) =>
    of(page)
      .filter((named) => !isThere(named))
      .map((named) => `${page}: ${named}`)
  )

const gapIds = (texts: ReadonlyArray<string>) => new Set(texts.flatMap((text) => text.match(/\bGAP-C?\d{2}\b/g) ?? []))

describe("the pages for developers", () => {
  it("link to pages that exist", () => {
    expect(missing(targets)).toEqual([])
  })

  it("name files and folders that exist", () => {
    expect(missing(paths)).toEqual([])
  })
})

describe("the settled questions", () => {
  const rows = Array.from(textOf("docs/settled-questions.tsv").matchAll(/^(GAP-C?\d{2})\t/gm), ([, id = ""]) => id)

  it("are those that the source cites, each once", () => {
    const sources = listed("{apps,packages}/**/*.{ts,tsx,css}", "docs/decisions/*.md", "docs/explanation/*.md")
    const cited = gapIds(sources.filter((file) => file !== "apps/shop/scripts/docs.test.ts").map(textOf))
    expect(rows).toEqual([...cited].toSorted())
  })
})
