import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { root } from "../scripts/runStep.ts"
import { startShop } from "../scripts/ShopUnderTest.ts"
import { E2E_SKUS, copySeededDataFolder } from "../scripts/seededDataFolder.ts"
import { findPageAddress } from "./pages.ts"
import { expect, test } from "./shop.ts"

test("a stopping shop finishes every request it has started", async () => {
  test.setTimeout(120_000)
  const shop = await startShop(E2E_SKUS, { PAGE_CACHE_SECONDS: "0" }, await copySeededDataFolder())
  const getStatus = async (query: string) => (await fetch(`${shop.origin}/search?query=${query}`)).status
  // The first search waits for its index, on a busy machine longer than the page timeout.
  await expect.poll(() => getStatus("pad")).toBe(200)
  const pending = Array.from({ length: 20 }, (_, number) => getStatus(`rotor${number}`))
  await Promise.race(pending)
  const stopped = shop.stop()
  expect([...new Set(await Promise.all(pending))]).toEqual([200])
  await stopped
})

test("GAP-C22 the example program for other clients saves a car and adds a part to its cart over the network", async ({
  baseURL,
  request
}) => {
  const page = await (await request.get(await findPageAddress(request, "product"))).text()
  const sku = /CAM-[0-9A-Z]+-\d+/.exec(page)?.[0] ?? ""
  const program = path.join(root, "packages/domain/test/channel/overNetwork.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [program, baseURL ?? "", sku])
  expect(JSON.parse(stdout)).toMatchObject({ car: "1969 Chevrolet Camaro", fit: expect.any(String), itemCount: 1 })
})
