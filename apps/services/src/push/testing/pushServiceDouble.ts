import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

/** A received message, with the decrypted text. */
export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Keys of a device, as its browser creates them for a subscription. */
export interface DeviceKeys {
  readonly key: string
  readonly authSecret: string
  /** Decrypts an aes128gcm body (RFC 8188, RFC 8291). */
  readonly decrypt: (body: Buffer) => string
}

export const deviceKeys = (): DeviceKeys => {
  const own = createECDH("prime256v1")
  const publicKey = own.generateKeys()
  const secret = randomBytes(16)
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync("sha256", key, salt, info, length))
  return {
    key: publicKey.toString("base64url"),
    authSecret: secret.toString("base64url"),
    decrypt: (body) => {
      const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
      const sender = body.subarray(21, 21 + keyLength)
      const encrypted = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender])
      const input = derive(own.computeSecret(sender), secret, info, 32)
      const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16)
      const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12)
      const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(encrypted.subarray(-16))
      const text = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString("utf8")
    }
  }
}

interface ServiceAnswer {
  readonly status: number
  readonly headers?: Record<string, string>
}

/**
 * Starts a fake push service on this machine. It records messages and responds with 201 or as configured; null means no
 * response.
 */
export const startPushService = async (device: DeviceKeys, answer: () => ServiceAnswer | null = () => ({ status: 201 })) => {
  const received: Array<ReceivedPush> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, text: device.decrypt(Buffer.concat(chunks)) })
      const result = answer()
      if (result !== null) response.writeHead(result.status, result.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    received,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
