import { describe, expect, it } from "vitest"
import { drawings } from "./drawings.ts"
import { createPngHandler, pngHandler } from "./pngHandler.ts"

const ask = async (path: string, init: RequestInit = {}, handler = pngHandler): Promise<Response> => {
  const response = await handler(new Request(`http://content.test${path}`, init))
  if (!response) throw new Error(`${path} is not answered`)
  return response
}

/** Reads width and height from a PNG header. */
const getSize = (png: Buffer): ReadonlyArray<number> => {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG")
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
const getBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

it("SEO-03 the app icons are squares of the sizes that browsers request, and maskable ones are full-bleed", async () => {
  for (const side of [192, 512]) {
    const [plain, cut] = await Promise.all(
      ["app", "app-maskable"].map(async (name) => getBytes(await ask(`/content/icons/${name}-${side}.png`)))
    )
    expect([getSize(plain!), getSize(cut!)]).toEqual([
      [side, side],
      [side, side]
    ])
    expect(plain!.equals(cut!)).toBe(false)
  }
})

describe("the image for sharing", () => {
  it.each(["/content/parts/brake-rotor.png?bolts=6", "/content/kits.png?c=brake-rotor&c=carburetor"])(
    "is a card of 1200 x 630 that is cached for a day: %s",
    async (path) => {
      const response = await ask(path)
      expect(response.headers.get("content-type")).toBe("image/png")
      expect(response.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=2592000")
      expect(getSize(await getBytes(response))).toEqual([1200, 630])
    }
  )

  it("shows the drawing without dimensions, numbers and other themes", async () => {
    const etag = async (query: string) => (await ask(`/content/parts/brake-rotor.png${query}`)).headers.get("etag")
    expect(await etag("?bolts=8")).not.toBe(await etag(""))
    expect(await etag("?theme=dark&dims=1&grid=1")).toBe(await etag(""))
  })

  it("is rendered once for concurrent requests, and is not sent again to a client that already has it", async () => {
    const etags = await Promise.all([1, 2, 3].map(async () => (await ask("/content/parts/header.png")).headers.get("etag")))
    expect(new Set(etags).size).toBe(1)
    expect((await ask("/content/parts/header.png", { headers: { "if-none-match": etags[0] ?? "" } })).status).toBe(304)
  })

  it("is rejected temporarily if too many requests wait, so that no client can keep the machine busy", async () => {
    const handler = createPngHandler(2)
    const many = await Promise.all(
      Object.keys(drawings)
        .slice(0, 6)
        .map((type) => ask(`/content/parts/${type}.png`, {}, handler))
    )
    const refused = many.filter(({ status }) => status === 503)
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get("retry-after")).toBe("5")
  })

  it("does not exist for an unknown part, an SVG path or another method", async () => {
    expect(await pngHandler(new Request("http://content.test/content/parts/flux-capacitor.png"))).toBeUndefined()
    expect(await pngHandler(new Request("http://content.test/content/parts/brake-rotor.svg"))).toBeUndefined()
    expect((await ask("/content/parts/brake-rotor.png", { method: "POST" })).status).toBe(405)
    expect((await ask(`/content/parts/brake-rotor.png?x=${"a".repeat(999)}`)).status).toBe(400)
  })
})

describe("the shop icons", () => {
  it("include a square of 180 px for phones and a square of 32 px in an icon file", async () => {
    expect(getSize(await getBytes(await ask("/apple-touch-icon.png")))).toEqual([180, 180])
    const icon = await getBytes(await ask("/favicon.ico"))
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt32LE(14)]).toEqual([1, 1, icon.length - 22])
    expect(getSize(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32])
  })
})
