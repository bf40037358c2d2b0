import { Effect } from "effect"
import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readSettings } from "../settings/Settings.ts"
import { checkMail } from "./runChecks.ts"

const PASSWORD = "hunter2"
const commands: Array<string> = []

/** Answers as a mail server that accepts one password. */
const answerSmtp = (socket: Socket) => {
  socket.write("220 mail.test\r\n")
  socket.on("data", (sent) => {
    const command = sent.toString().trim()
    commands.push(command)
    const expected = Buffer.from(`\0june\0${PASSWORD}`).toString("base64")
    if (command.startsWith("EHLO")) socket.write("250-mail.test\r\n250 AUTH PLAIN\r\n")
    else if (command.startsWith("AUTH")) socket.write(command.endsWith(expected) ? "235 welcome\r\n" : "535 wrong password\r\n")
    else socket.end("221 bye\r\n")
  })
  socket.on("error", () => undefined)
}

const server = createServer(answerSmtp)
let host: string
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const check = (environment: Record<string, string>) => checkMail(Effect.runSync(readSettings(environment)))
const MAIL_FROM = "Shop <shop@example.com>"

describe("checkMail", () => {
  it("passes if the mail server accepts the sign-in, and sends no message", async () => {
    expect(await check({ MAIL_URL: `smtp://june:${PASSWORD}@${host}`, MAIL_FROM })).toEqual({
      outcome: "pass",
      sentence: `The mail server ${host} accepts the sign-in.`
    })
    expect(commands.filter((command) => /^(?:MAIL|RCPT|DATA)/.test(command))).toEqual([])
  })

  it("fails if the mail server rejects the sign-in, without printing the password", async () => {
    const { outcome, sentence } = await check({ MAIL_URL: `smtp://june:${PASSWORD}3@${host}`, MAIL_FROM })
    expect(outcome).toBe("fail")
    expect(sentence).toBe(`The mail server ${host} rejects the sign-in with code 535: check user and password in MAIL_URL.`)
  })

  it("fails if no mail server listens", async () => {
    const closed = createServer()
    closed.listen(0, "127.0.0.1")
    await once(closed, "listening")
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, "close")
    expect((await check({ MAIL_URL: `smtp://june:${PASSWORD}@127.0.0.1:${port}` })).sentence).toContain("cannot be used (ECONNREFUSED)")
  })

  it("warns about the default sender, which mailboxes reject", async () => {
    expect(await check({ MAIL_URL: `smtp://june:${PASSWORD}@${host}` })).toMatchObject({ outcome: "warn" })
  })

  it("requires a mail server for a public shop only", async () => {
    expect((await check({})).outcome).toBe("pass")
    expect((await check({ PUBLIC_ORIGIN: "https://shop.example", PROXY_HEADER: "x-forwarded-for" })).outcome).toBe("fail")
  })
})
