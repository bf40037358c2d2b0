import { readdirSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"
import { root } from "../scripts/runStep.ts"

const built = new Set(readdirSync(path.join(root, "apps/storefront/dist/client/assets")))
const fileName = /[\w-]+\.(?:js|css)\b/g

/** A proxy in front of the shop that simulates new releases. */
export interface Releases {
  readonly origin: string
  /** Renames every built script and style sheet, as a new build does; the old names return 404. */
  readonly deploy: () => void
  readonly close: () => void
}

/** Starts a proxy of the shop at `shop`, which serves built files under the current release's names. */
export const startReleaseSwitch = async (shop: string): Promise<Releases> => {
  let release = 1
  const nameNow = (name: string): string => (built.has(name) && release > 1 ? name.replace(/\.(?=js$|css$)/, `_${release}.`) : name)

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? "/"
    const asked = /^\/assets\/([\w-]+\.(?:js|css))$/.exec(address)?.[1]
    const meant = asked === undefined || built.has(asked) ? asked : asked.replace(/_\d+(?=\.)/, "")
    if (meant !== undefined && nameNow(meant) !== asked) {
      response.writeHead(404).end()
      return
    }
    const { connection: _connection, host: _host, "if-none-match": _etag, ...headers } = request.headers
    const answer = await fetch(shop + (meant === undefined ? address : `/assets/${meant}`), {
      method: request.method ?? "GET",
      redirect: "manual",
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity", ...(headers.origin && { origin: shop }) },
      ...(request.method === "POST" && { body: await text(request) })
    })
    const responseHeaders = Object.fromEntries(
      [...answer.headers].filter(([name]) => !["content-length", "set-cookie", "etag", "connection"].includes(name))
    )
    response.writeHead(answer.status, { ...responseHeaders, "set-cookie": answer.headers.getSetCookie() })
    const isText = /javascript|css|html/.test(answer.headers.get("content-type") ?? "")
    response.end(isText ? (await answer.text()).replace(fileName, nameNow) : Buffer.from(await answer.arrayBuffer()))
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void release++,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
