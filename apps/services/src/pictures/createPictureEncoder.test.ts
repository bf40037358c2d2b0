import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { createPictureEncoder, type EncodeResult } from "./createPictureEncoder.ts"
import { DOCUMENT, pictureTypes } from "./pictureAddress.ts"
import { renderPhotograph } from "./testing/renderPhotograph.ts"

const encode = createPictureEncoder()
const describeResult = (result: EncodeResult): string => (result._tag === "Refused" ? result.sentence : result._tag)

describe("a photograph that is rotated and contains a location", () => {
  let result: EncodeResult
  beforeAll(async () => {
    const taken = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 4/1 50/1" } }
    const upright = await renderPhotograph("brake-rotor", 600)
    result = await encode(await sharp(upright).rotate(90).withExif(taken).withMetadata({ orientation: 8 }).jpeg().toBuffer())
  })
  const readFile = (name: string): Uint8Array => (result._tag === "Encoded" ? result.files.get(name)! : new Uint8Array())

  it("is rotated upright and stored in every size and format", async () => {
    expect(result).toMatchObject({ _tag: "Encoded", width: 600, height: 450 })
    expect(result._tag === "Encoded" && [...result.files.keys()].toSorted()).toEqual(
      [...pictureTypes.keys()].filter((name) => name !== DOCUMENT).toSorted()
    )
    const found = await Promise.all(["128.avif", "512.webp", "1600.webp", "full.jpg"].map((name) => sharp(readFile(name)).metadata()))
    expect(found.map(({ format, width }) => `${format} ${width}`)).toEqual(["heif 128", "webp 512", "webp 600", "jpeg 600"])
  })

  it("loses its metadata", async () => {
    for (const name of ["full.jpg", "512.webp", "512.avif"]) {
      const { exif, icc, iptc, orientation, xmp } = await sharp(readFile(name)).metadata()
      expect({ exif, icc, iptc, xmp }).toEqual({ exif: undefined, icc: undefined, iptc: undefined, xmp: undefined })
      expect(orientation ?? 1).toBe(1)
    }
  })
})

describe("an invalid photograph", () => {
  it.each([
    ["a page", "<html><title>Sign in</title>", "begins with <html><title>Sig"],
    ["an SVG with a script", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`, "begins with <svg"],
    ["a PDF", "%PDF-1.7", "begins with %PDF-1.7"],
    ["text after the first bytes of a JPEG", "\u00ff\u00d8\u00ff<script>", "cannot be read"]
  ])("is rejected: %s", async (_, text, reason) => {
    expect(describeResult(await encode(Buffer.from(text, "latin1")))).toContain(reason)
  })

  it("is rejected if the file is truncated", async () => {
    const whole = await renderPhotograph("brake-rotor", 400)
    expect(describeResult(await encode(whole.subarray(0, whole.length / 2)))).toContain("cannot be read")
  })

  it("is rejected if the decoded image would have too many pixels", async () => {
    // The size in the header counts: this PNG claims to be 30,000 pixels wide and high.
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
      .png()
      .toBuffer()
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    expect(describeResult(await encode(png))).toMatch(/900 million pixels|cannot be read/)
  })

  it("is rejected if decoding takes too long", async () => {
    expect(describeResult(await createPictureEncoder(1)(await renderPhotograph("brake-rotor", 400)))).toContain("ended with SIGKILL")
  })
})
