import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

/** What the service received, with the text that the device would see. */
export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** A device's own keys, as its browser makes them for a subscription. */
export interface DeviceKeys {
  /** base64url. */
  readonly key: string
  readonly authSecret: string
  /** Decrypts a body of aes128gcm (RFC 8188, RFC 8291). */
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

/** A browser's push service on this machine. It answers 201, or as it is told to (null: not at all), and keeps what it received. */
export const startPushService = async (device: DeviceKeys, answer: () => ServiceAnswer | null = () => ({ status: 201 })) => {
  const received: Array<ReceivedPush> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, text: device.decrypt(Buffer.concat(chunks)) })
      const said = answer()
      if (said !== null) response.writeHead(said.status, said.headers).end()
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
