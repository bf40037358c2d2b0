import { LOGO_UPLOAD_PATH, type LogoUpload } from "@camber/domain/staff"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { signedInAs } from "./testing/signedInAs.ts"

describe.each(allDatabases)("upload of a logo on $kind", ({ open }) => {
  let shop: OpenServices
  let owner: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "camber-logos-"))
    shop = await openServices(open, { dataDir: folder })
    owner = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  afterAll(async () => {
    await shop.database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const upload = async (body: Uint8Array<ArrayBuffer>, cookie = owner) => {
    const response = await shop.handler(new Request(`http://shop.test${LOGO_UPLOAD_PATH}`, { method: "POST", headers: { cookie }, body }))
    return { status: response?.status, body: (response?.status === 200 ? await response.json() : null) as LogoUpload | null }
  }
  const draw = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
        .png()
        .toBuffer()
    )

  it("EDIT-36 stores a logo as PNG with its transparent parts, at most 560 pixels wide", async () => {
    const { body } = await upload(await draw(1120, 100))
    expect(body).toMatchObject({ problem: null, logo: expect.stringMatching(/^[0-9a-f]{32}-560x50$/) })
    const response = await shop.content(new Request(`http://shop.test/pictures/${body?.logo}/logo.png`))
    expect(response?.headers.get("content-type")).toBe("image/png")
    const { channels, width } = await sharp(Buffer.from(await response!.arrayBuffer())).metadata()
    expect([width, channels]).toEqual([560, 4])
  })

  it("EDIT-36 names the reason why a file is rejected, and returns 404 to other roles", async () => {
    expect((await upload(new TextEncoder().encode("<svg></svg>"))).body).toEqual({
      problem: "This is not a photograph (it begins with <svg></svg>). Use JPEG, PNG, WebP, AVIF or GIF.",
      logo: null
    })
    expect((await upload(await draw(8, 8))).body?.problem).toContain("at least 16 pixels")
    expect((await upload(new Uint8Array(1_000_000))).body?.problem).toContain("This is not a photograph")
    expect((await upload(new Uint8Array(1_000_001))).status).toBe(413)
    const catalog = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
    expect((await upload(await draw(64, 64), catalog)).status).toBe(404)
  })
})
