import fc from "fast-check"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { kitAddress, partAddress } from "./address.ts"
import { contentHandler } from "./contentHandler.ts"
import { draw, drawingOptions, drawings } from "./drawings.ts"
import { drawingsVersion } from "./imageRequest.ts"
import { drawKit } from "./kit.ts"
import { textPicture } from "./imageResponse.ts"

const ask = (path: string, init: RequestInit = {}): Response => {
  const response = contentHandler(new Request(`http://content.test${path}`, init))
  if (!response) throw new Error(`${path} is not answered`)
  return response
}

const rotor = "/content/parts/brake-rotor.svg"

describe("the image of a part", () => {
  it("follows the visitor's theme and is cached for a day", async () => {
    const response = ask(`${rotor}?bolts=6&dims=false`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(draw("brake-rotor", { theme: "auto", bolts: 6, dims: false }))
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=2592000")
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("OPS-37 is compressed in a format that the client accepts, has a validator that depends on its content, and is compressed only once", async () => {
    const as = (encoding: string) => ask(`${rotor}?bolts=7`, { headers: { "accept-encoding": encoding } })
    const plain = ask(`${rotor}?bolts=7`)
    const text = await plain.text()
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [offer, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0, gzip", "gzip"]
    ] as const) {
      const { headers, ...packed } = { headers: as(offer).headers, bytes: new Uint8Array(await as(offer).arrayBuffer()) }
      expect([headers.get("content-encoding"), headers.get("vary"), headers.get("etag")]).toEqual([
        encoding,
        "Accept-Encoding",
        `W/${plain.headers.get("etag")}`
      ])
      expect(Number(headers.get("content-length"))).toBe(packed.bytes.byteLength)
      expect(packed.bytes.byteLength).toBeLessThan(text.length / 2)
      expect(unpacked[encoding](packed.bytes).toString()).toBe(text)
      expect(as(offer).status).toBe(200)
    }
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([null, "Accept-Encoding"])
    const made = textPicture(text)
    expect([made.encoded("br") === made.encoded("br"), textPicture("<svg/>").encodings]).toEqual([true, []])
  })

  it("OPS-50 is immutable under a URL with the current version of the drawings, and cached for an hour under the version of another release", async () => {
    const getCachePolicy = (query: string) => ask(rotor + query).headers.get("cache-control")
    expect(getCachePolicy(`?bolts=6&v=${drawingsVersion()}`)).toBe("public, max-age=31536000, immutable")
    expect(getCachePolicy("?bolts=6&v=older")).toBe("public, max-age=3600")
    expect(getCachePolicy("?bolts=6&v=")).toBe("public, max-age=3600")
    const [here, there] = [ask(`${rotor}?v=${drawingsVersion()}`), ask(`${rotor}?v=older`)]
    expect(await here.text()).toBe(await there.text())
    expect(ask(`/content/parts/flux-capacitor.svg?v=${drawingsVersion()}`).headers.get("cache-control")).toBe("public, max-age=60")
  })

  it("is answered with 304 if the client already has it", async () => {
    const etag = ask(rotor).headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = ask(rotor, { headers: { "if-none-match": held } })
      expect(response.status).toBe(304)
      expect(response.headers.get("etag")).toBe(etag)
      expect(await response.text()).toBe("")
    }
    expect(ask(rotor, { headers: { "if-none-match": '"other"' } }).status).toBe(200)
  })

  it("has a different validator if the image looks different", () => {
    expect(ask(`${rotor}?bolts=8`).headers.get("etag")).not.toBe(ask(rotor).headers.get("etag"))
  })

  it("is answered without the body for HEAD, with the same headers as for GET", async () => {
    const [head, get] = [ask(rotor, { method: "HEAD" }), ask(rotor)]
    const length = (await get.arrayBuffer()).byteLength
    expect(await head.text()).toBe("")
    expect(Number(head.headers.get("content-length"))).toBe(length)
    expect([...head.headers]).toEqual([...get.headers])
  })

  it("is a parts box with status 404 and a short lifetime for an unknown type", async () => {
    const response = ask("/content/parts/flux-capacitor.svg")
    expect(response.status).toBe(404)
    expect(response.headers.get("cache-control")).toBe("public, max-age=60")
    expect(await response.text()).toBe(drawings["parts-box"].draw({ theme: "auto" }))
  })

  it("is rejected for an overlong query and other methods", () => {
    expect(ask(`${rotor}?x=${"a".repeat(998)}`).status).toBe(200)
    expect(ask(`${rotor}?x=${"a".repeat(999)}`).status).toBe(400)
    expect(ask(rotor, { method: "POST" }).status).toBe(405)
    expect(ask(rotor, { method: "DELETE" }).headers.get("allow")).toBe("GET, HEAD")
  })

  it("never contains text from the query", async () => {
    const svg = await ask(`${rotor}?title=${encodeURIComponent("<script>alert(1)</script>")}&style=%22onload=`).text()
    expect(svg).not.toMatch(/script|onload/)
  })
})

it("is not returned for paths outside the content host", () => {
  for (const path of ["/", "/content/parts/brake-rotor.png", "/content/parts/", "/content/parts/a/b.svg", "/content/kits"]) {
    expect(contentHandler(new Request(`http://content.test${path}`))).toBeUndefined()
  }
})

it("does not depend on the order of a query, unknown options and defaults", () => {
  const options = fc.uniqueArray(fc.constantFrom("bolts=6", "dia=14", "style=slotted", "direction=L", "theme=dark", "grid=1", "v=7"))
  fc.assert(
    fc.property(
      options.chain((chosen) => fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length }))),
      ([chosen, shuffled]) => {
        const etag = (query: readonly string[]) => ask(`${rotor}?${query.join("&")}`).headers.get("etag")
        expect(etag(shuffled)).toBe(etag(chosen))
        expect(etag([...chosen, "colour=red", "bolts2=4"])).toBe(etag(chosen))
      }
    )
  )
  expect(partAddress("brake-rotor", { bolts: 5, dia: 12, v: 3 })).toBe(rotor)
})

it("has a canonical path that parses to itself and to the same image", async () => {
  const anyPart = fc.constantFrom(...Object.values(drawings)).chain((drawing) =>
    fc.tuple(
      fc.constant(drawing.type),
      fc.record(
        Object.fromEntries(
          Object.entries(drawingOptions(drawing.type)).map(([name, option]) => [
            name,
            "values" in option ? fc.constantFrom(...option.values) : fc.double({ min: option.min - 1, max: option.max + 1, noNaN: true })
          ])
        ),
        { requiredKeys: [] }
      ),
      fc.record(
        {
          theme: fc.constantFrom("light", "dark", "inline", "odd"),
          dims: fc.boolean(),
          pack: fc.constantFrom("none", "carton", "tag", "odd"),
          brand: fc.constantFrom("ironvale", "old-mill-restorations", "Odd One"),
          seed: fc.nat(20_000_000)
        },
        { requiredKeys: [] }
      )
    )
  )
  await fc.assert(
    fc.asyncProperty(anyPart, async ([type, own, look]) => {
      const address = partAddress(type, { ...own, ...look })
      const query = Object.fromEntries(new URL(address, "http://content.test").searchParams)
      expect(partAddress(type, query)).toBe(address)
      const theme = look.theme === "light" || look.theme === "dark" ? look.theme : "auto"
      expect(await ask(address).text()).toBe(draw(type, { ...own, ...look, theme }))
    })
  )
})

describe("the brand and the seed", () => {
  const made = { brand: "bristow-brake", seed: 10_017 }

  it("the parameters are added to the path of a part with a carton, and change the image", () => {
    expect(partAddress("thermostat", { ...made, pack: "carton" })).toBe(
      "/content/parts/thermostat.svg?brand=bristow-brake&pack=carton&seed=10017"
    )
    expect(draw("thermostat", { ...made, pack: "carton" })).not.toBe(draw("thermostat", { ...made, seed: 10_018, pack: "carton" }))
    expect(draw("thermostat", { ...made, pack: "carton" })).not.toBe(draw("thermostat"))
  })

  it("the parameters are omitted from the URL if they change nothing", () => {
    expect(partAddress("thermostat", made)).toBe("/content/parts/thermostat.svg")
    expect(draw("thermostat", made)).toBe(draw("thermostat"))
  })

  it("the parameters are omitted from the URL if they are invalid", () => {
    for (const odd of [{ brand: "Bristow Brake" }, { brand: "a".repeat(33) }, { brand: "<b>" }, { seed: -1 }, { seed: 1.5 }, { seed: 1e9 }])
      expect(partAddress("thermostat", { ...odd, pack: "carton" })).toBe("/content/parts/thermostat.svg?pack=carton")
  })
})

describe("the image of a kit", () => {
  const components = ["brake-rotor", "brake-caliper", "brake-pads"]

  it("shows the components in order with numbers", async () => {
    const response = ask(kitAddress(components, { balloons: true }))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(drawKit(components, { theme: "auto", balloons: true }))
    expect(kitAddress(components, { balloons: true })).toBe("/content/kits.svg?c=brake-rotor&c=brake-caliper&c=brake-pads&balloons=1")
  })

  it("has status 404 with an unknown component or without components", () => {
    expect(ask(kitAddress([...components, "flux-capacitor"])).status).toBe(404)
    expect(ask("/content/kits.svg").status).toBe(404)
  })
})
