import { createServer, type Server, type Socket } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type TestDatabase, testDatabases } from "../../test/testDatabases.ts"
import { deliverMails } from "./deliverMails.ts"
import { type Mail, postMail } from "./postMail.ts"
import { smtpTransport } from "./smtpTransport.ts"

const mailTo = (recipient: string): Mail => ({ recipient, subject: "Hello", body: "A line\n\nhttp://shop.test/account/reset#abc" })

describe.each(testDatabases)("mail on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.kysely.deleteFrom("mail").execute())
  afterAll(() => database.drop())

  it("is handed over once, oldest first, also where two processes deliver", async () => {
    for (const name of ["a", "b", "c"]) await postMail(database.kysely, mailTo(`${name}@example.com`))
    const sent: Array<string> = []
    const transport = async ({ recipient }: Mail) => void sent.push(recipient)
    const taken = await Promise.all([deliverMails(database.kysely, transport), deliverMails(database.kysely, transport)])
    expect(taken[0] + taken[1]).toBe(3)
    expect(sent.toSorted()).toEqual(["a@example.com", "b@example.com", "c@example.com"])
    expect(await deliverMails(database.kysely, transport)).toBe(0)
  })

  it("waits where nobody takes it, and is given up after a day", async () => {
    await postMail(database.kysely, mailTo("a@example.com"))
    await expect(deliverMails(database.kysely, () => Promise.reject(new Error("away")))).rejects.toThrow("away")
    await database.kysely
      .updateTable("mail")
      .set({ queued_at: new Date(Date.now() - 86_000_000), tried_at: null })
      .execute()
    const sent: Array<Mail> = []
    expect(await deliverMails(database.kysely, async (mail) => void sent.push(mail))).toBe(1)
    expect(sent).toEqual([mailTo("a@example.com")])
    await database.kysely
      .updateTable("mail")
      .set({ sent_at: null, queued_at: new Date(Date.now() - 90_000_000) })
      .execute()
    expect(await deliverMails(database.kysely, async (mail) => void sent.push(mail))).toBe(0)
  })

  it("goes on past an address that the server refuses, which is left alone for five minutes", async () => {
    for (const name of ["nobody", "b", "c"]) await postMail(database.kysely, mailTo(`${name}@example.com`))
    const asked: Array<string> = []
    const transport = async ({ recipient }: Mail) => {
      asked.push(recipient)
      if (recipient === "nobody@example.com") throw new Error("550 no such mailbox")
    }
    await expect(deliverMails(database.kysely, transport)).rejects.toThrow("550")
    expect(await deliverMails(database.kysely, transport)).toBe(2)
    expect(asked).toEqual(["nobody@example.com", "b@example.com", "c@example.com"])
    await database.kysely
      .updateTable("mail")
      .set({ tried_at: new Date(Date.now() - 301_000) })
      .where("recipient", "=", "nobody@example.com")
      .execute()
    await postMail(database.kysely, mailTo("d@example.com"))
    await expect(deliverMails(database.kysely, transport)).rejects.toThrow("550")
    expect(asked.slice(3)).toEqual(["d@example.com", "nobody@example.com"])
  })
})

describe("mail over SMTP", () => {
  let server: Server
  const received: Array<string> = []
  beforeAll(async () => {
    server = createServer(answerSmtp(received))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it("comes from the shop, to the one address, as plain text", async () => {
    const address = server.address()
    const port = typeof address === "object" ? address?.port : 0
    await smtpTransport(new URL(`smtp://127.0.0.1:${port}`), "Camber <shop@example.com>")(mailTo("june@example.com"))
    const text = received.join("\n")
    expect(text).toMatch(/^RCPT TO:<june@example\.com>/m)
    expect(text.match(/^RCPT/gm)).toHaveLength(1)
    expect(text).toMatch(/^From: Camber <shop@example\.com>/m)
    expect(text).toMatch(/^Content-Type: text\/plain/m)
    expect(text).toContain("http://shop.test/account/reset#abc")
  })
})

/** As much of a mail server as it takes to receive one message. */
const answerSmtp = (received: Array<string>) => (socket: Socket) => {
  let isData = false
  socket.write("220 test\r\n")
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    for (const line of chunk.split("\r\n").slice(0, -1)) {
      received.push(line)
      if (isData) {
        isData = line !== "."
        if (!isData) socket.write("250 taken\r\n")
        continue
      }
      isData = line === "DATA"
      socket.write(isData ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 yes\r\n")
      if (line === "QUIT") socket.end()
    }
  })
}
