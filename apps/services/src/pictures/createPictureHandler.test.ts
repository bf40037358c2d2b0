import { expect, it } from "vitest"
import { createPictureHandler } from "./createPictureHandler.ts"
import { createMemoryFiles } from "./testing/createMemoryFiles.ts"

const key = `${"0f".repeat(16)}-600x450`
const files = createMemoryFiles()
await files.save(
  key,
  new Map([
    ["512.webp", Buffer.from("webp")],
    ["full.jpg", Buffer.from("jpeg")]
  ])
)
const answer = createPictureHandler(files)
const get = (path: string, method = "GET") => answer(new Request(`http://shop.test${path}`, { method }))

it("createPictureHandler returns a photograph that caches may store for a year, and with headers that prevent scripts", async () => {
  const response = await get(`/pictures/${key}/512.webp`)
  expect(await response?.text()).toBe("webp")
  expect(Object.fromEntries(response!.headers)).toEqual({
    "content-type": "image/webp",
    "content-length": "4",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff"
  })
  expect((await get(`/pictures/${key}/full.jpg`))?.headers.get("content-type")).toBe("image/jpeg")
  expect(await (await get(`/pictures/${key}/512.webp`, "HEAD"))?.text()).toBe("")
})

it.each([
  `/pictures/${key}/900.webp`,
  `/pictures/${key}/1024.webp`,
  `/pictures/${key}/512.webp/x`,
  "/pictures/",
  "/pictures/..%2f..%2fetc/passwd"
])("createPictureHandler returns 404 for %s", async (path) => {
  const response = await get(path)
  expect(response?.status).toBe(404)
  expect(response?.headers.get("cache-control")).toBe("no-store")
})

it("createPictureHandler ignores other paths, and rejects other methods", async () => {
  expect(await get("/content/parts/brake-rotor.svg")).toBeUndefined()
  expect((await get(`/pictures/${key}/512.webp`, "POST"))?.status).toBe(405)
})
