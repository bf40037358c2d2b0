import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, test } from "./shop.ts"

const program = fileURLToPath(new URL("../node_modules/@shopify/ucp-cli/dist/bin.js", import.meta.url))

interface Answer<Result> {
  readonly ucp: { readonly version: string }
  readonly result: Result
}

/** Creates a caller of the command-line client of the Universal Commerce Protocol, which validates requests against the shop's schemas. */
const createClient = (business: string, home: string) => {
  const env = { ...process.env, HOME: home, UCP_HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: "true" }
  return async <Result>(command: string, input: object = {}, ...args: ReadonlyArray<string>): Promise<Answer<Result>> => {
    const options = ["--business", business, "--format", "json", "--input", JSON.stringify(input)]
    const given = [program, ...command.split(" "), ...args, ...(command === "discover" ? options.slice(0, 4) : options)]
    return JSON.parse((await promisify(execFile)(process.execPath, given, { env })).stdout) as Answer<Result>
  }
}

test("the command-line client of the Universal Commerce Protocol discovers the shop, fills a cart and gets the link for the shopper", async ({
  baseURL
}) => {
  const home = mkdtempSync(path.join(tmpdir(), "camber-ucp-"))
  try {
    const ask = createClient(baseURL!, home)
    const { result: found } = await ask<{ readonly profile: { readonly ucp: { readonly capabilities: object } } }>("discover")
    expect(Object.keys(found.profile.ucp.capabilities)).toContain("dev.ucp.shopping.cart")
    const search = await ask<{ readonly products: ReadonlyArray<{ readonly variants: ReadonlyArray<{ readonly id: string }> }> }>(
      "catalog search",
      { query: "brake pads" }
    )
    const id = search.result.products[0]!.variants[0]!.id
    const lookup = await ask<{ readonly products: ReadonlyArray<object> }>("catalog lookup", { ids: [id] })
    expect(lookup.result.products).toHaveLength(1)
    const cart = await ask<{ readonly id: string; readonly continue_url: string }>("cart create", {
      line_items: [{ item: { id }, quantity: 1 }]
    })
    expect(cart.result.continue_url).toContain(`${id}:1`)
    const checkout = await ask<{ readonly status: string }>("checkout create", { cart_id: cart.result.id, line_items: [] })
    expect(checkout.result.status).toBe("requires_escalation")
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})
