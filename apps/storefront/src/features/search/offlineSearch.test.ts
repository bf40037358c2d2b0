import { describe, expect, it, vi } from "vitest"
import type { CachedPage } from "../../../service-worker/offlinePage.ts"
import { queryServiceWorker, getOfflineInitialContent, getOfflineSuggestions } from "./offlineSearch.ts"

const page = (address: string, titleHtml: string, picture = ""): CachedPage => ({ address, titleHtml, picture })
const pages = [
  page("/item/rotor/2", "Brake Rotor &amp; Hat, 12 in", "/content/parts/rotor.svg"),
  page("/item/pad/3", "Brake Pad Set"),
  page("/search?query=rotor&fits=1", "Results for rotor"),
  page("/search?fits=0&query=brake+pads", "Results for brake pads"),
  page("/the-toolbox/run-out/4", "Brake rotor run-out"),
  page("/shop/brakes~2-3", "Brakes")
]
const labels = (rows: ReadonlyArray<{ readonly label: string }>) => rows.map(({ label }) => label)

describe("the offline search", () => {
  it("OFF-08 finds pages opened on this device by the beginnings of their words, in any order and letter case", () => {
    const { articles, offer, products, searches } = getOfflineSuggestions(pages, "ROTORS brak")
    expect([labels(searches), labels(products), labels(articles), offer]).toEqual([
      [],
      ["Brake Rotor & Hat, 12 in"],
      ["Brake rotor run-out"],
      null
    ])
    expect(products[0]).toMatchObject({ kind: "product", href: "/item/rotor/2", imageUrl: "/content/parts/rotor.svg", price: null })
    expect(labels(getOfflineSuggestions(pages, "rotor").searches)).toEqual(["rotor"])
  })

  it("OFF-08 starts with the searches and parts that open offline", () => {
    const { categories, products, recent, searches } = getOfflineInitialContent(pages)
    expect(searches.map((row) => ("href" in row ? row.href : ""))).toEqual([
      "/search?query=rotor&fits=1",
      "/search?fits=0&query=brake+pads"
    ])
    expect([labels(searches), labels(products)]).toEqual([
      ["rotor", "brake pads"],
      ["Brake Rotor & Hat, 12 in", "Brake Pad Set"]
    ])
    expect([recent, categories]).toEqual([[], []])
  })

  it("OFF-08 requests the cached pages from the worker, and finds nothing without a worker", async () => {
    const postMessage = vi.fn((_said: unknown, [port]: ReadonlyArray<MessagePort>) => port?.postMessage(pages))
    expect(await queryServiceWorker({ controller: { postMessage } as never })).toEqual(pages)
    expect(postMessage.mock.calls[0]?.[0]).toEqual({ _tag: "WhatIsHere" })
    expect(await queryServiceWorker({ controller: null })).toEqual([])
    expect(await queryServiceWorker(undefined)).toEqual([])
  })
})
