import { NobodyWaits } from "../database/whileWaitedFor.ts"
import { BodyTooLong } from "./failures.ts"

/** The largest request body in bytes. The largest honest one, a listing with a project, is under 4 kB. */
export const maximumBodyBytes = 256_000

/** The body as text. Throws what `readBytes` does. */
export const readBody = async (request: Request, maximum = maximumBodyBytes): Promise<string> =>
  (await readBytes(request, maximum)).toString("utf8")

/** Bodies that came before anybody asked for them. */
const received = new WeakMap<Request, Promise<Buffer>>()

/**
 * Waits until the body has come, for whoever reads it later: what is done with it then waits for no slow sender. Never fails; `readBody` does.
 * Reads no more than the largest body.
 */
export const receiveBody = async (request: Request): Promise<void> => {
  if (request.body === null) return
  const bytes = readBytes(request)
  received.set(request, bytes)
  await bytes.catch(() => undefined)
}

/**
 * The body as it came. Throws `BodyTooLong` beyond `maximum` bytes; what lies beyond the largest body is never read. `NobodyWaits` where its
 * sender went midway.
 */
export const readBytes = async (request: Request, maximum = maximumBodyBytes): Promise<Buffer> => {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) throw new BodyTooLong({ maximum })
  const early = received.get(request)
  if (early !== undefined) {
    const bytes = await early
    if (bytes.byteLength > maximum) throw new BodyTooLong({ maximum })
    return bytes
  }
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of sent(request)) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > maximum) throw new BodyTooLong({ maximum })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A stream of a request fails with its connection alone. */
async function* sent({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body
  } catch (cause) {
    throw new NobodyWaits({ cause })
  }
}
