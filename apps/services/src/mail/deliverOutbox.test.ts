import { Effect, Fiber } from "effect"
import { createServer, type Server, type Socket } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { deliverOutbox, MailRejected, type MailTransport } from "./deliverOutbox.ts"
import { type Mail, queueMail, mailboxKey } from "./queueMail.ts"
import { createSmtpTransport } from "./smtp.ts"

const mailTo = (recipient: string): Mail => ({ recipient, subject: "Hello", body: "A line\n\nhttp://shop.test/account/reset#abc" })

describe.each(allDatabases)("the mail outbox on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.kysely.deleteFrom("mail").execute())
  afterAll(() => database.drop())

  const deliver = (transport: MailTransport) => Effect.runPromise(deliverOutbox(database.kysely, transport))

  it("sends each message once, oldest first, under two concurrent processes", async () => {
    for (const name of ["a", "b", "c"]) await queueMail(database.kysely, mailTo(`${name}@example.com`))
    const sent: Array<string> = []
    const transport = async ({ recipient }: Mail) => void sent.push(recipient)
    const taken = await Promise.all([deliver(transport), deliver(transport)])
    expect(taken[0] + taken[1]).toBe(3)
    expect(sent.toSorted()).toEqual(["a@example.com", "b@example.com", "c@example.com"])
    expect(await deliver(transport)).toBe(0)
  })

  it("OPS-109 gives the unsubscribe link of a message to the transport", async () => {
    const mail = { ...mailTo("a@example.com"), unsubscribeUrl: "https://shop.test/stop" }
    await queueMail(database.kysely, mail)
    const sent: Array<Mail> = []
    await deliver(async (one) => void sent.push(one))
    expect(sent).toEqual([mail])
  })

  it("keeps a message that the transport rejects, and stops sending it after a day", async () => {
    await queueMail(database.kysely, mailTo("a@example.com"))
    await expect(deliver(() => Promise.reject(new Error("away")))).rejects.toThrow(MailRejected)
    await database.kysely
      .updateTable("mail")
      .set({ queued_at: new Date(Date.now() - 86_000_000), tried_at: null })
      .execute()
    const sent: Array<Mail> = []
    expect(await deliver(async (mail) => void sent.push(mail))).toBe(1)
    expect(sent).toEqual([mailTo("a@example.com")])
    await database.kysely
      .updateTable("mail")
      .set({ sent_at: null, queued_at: new Date(Date.now() - 90_000_000) })
      .execute()
    expect(await deliver(async (mail) => void sent.push(mail))).toBe(0)
  })

  it("OPS-19 sends a message of a crashed process again under the same id after its claim expires", async () => {
    await queueMail(database.kysely, mailTo("a@example.com"))
    const ids: Array<string> = []
    const ended = Promise.withResolvers<void>()
    const dying = new Promise<void>((sending) => {
      void deliver(async (_, id) => {
        ids.push(id)
        sending()
        await ended.promise
      }).catch(() => undefined)
    })
    await dying
    expect(await deliver(async (_, id) => void ids.push(id))).toBe(0)
    await database.kysely
      .updateTable("mail")
      .set({ claimed_until: new Date(Date.now() - 1000) })
      .execute()
    expect(await deliver(async (_, id) => void ids.push(id))).toBe(1)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    ended.resolve()
  })

  it("OPS-19 finishes the current message and starts no other when the shop stops", async () => {
    for (const name of ["a", "b"]) await queueMail(database.kysely, mailTo(`${name}@example.com`))
    const sent: Array<string> = []
    const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const fiber = Effect.runFork(
      deliverOutbox(database.kysely, async ({ recipient }) => {
        begun.resolve()
        await taken.promise
        sent.push(recipient)
      })
    )
    await begun.promise
    const ended = Effect.runPromise(Fiber.interrupt(fiber))
    taken.resolve()
    await ended
    expect(sent).toEqual(["a@example.com"])
    expect(await deliver(async ({ recipient }) => void sent.push(recipient))).toBe(1)
    expect(sent).toEqual(["a@example.com", "b@example.com"])
  })

  it("continues after a rejected message, which is retried only after five minutes", async () => {
    for (const name of ["nobody", "b", "c"]) await queueMail(database.kysely, mailTo(`${name}@example.com`))
    const asked: Array<string> = []
    const transport = async ({ recipient }: Mail) => {
      asked.push(recipient)
      if (recipient === "nobody@example.com") throw new Error("550 no such mailbox")
    }
    await expect(deliver(transport)).rejects.toMatchObject({ cause: new Error("550 no such mailbox") })
    expect(await deliver(transport)).toBe(2)
    expect(asked).toEqual(["nobody@example.com", "b@example.com", "c@example.com"])
    await database.kysely
      .updateTable("mail")
      .set({ tried_at: new Date(Date.now() - 301_000) })
      .where("recipient", "=", "nobody@example.com")
      .execute()
    await queueMail(database.kysely, mailTo("d@example.com"))
    await expect(deliver(transport)).rejects.toMatchObject({ cause: new Error("550 no such mailbox") })
    expect(asked.slice(3)).toEqual(["d@example.com", "nobody@example.com"])
  })
})

describe("SMTP transport", () => {
  let server: Server
  const received: Array<string> = []
  beforeAll(async () => {
    server = createServer(answerSmtp(received))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const send = async (from: string, logo: string | null, links: Pick<Mail, "unsubscribeUrl"> = {}) => {
    const address = server.address()
    const port = typeof address === "object" ? address?.port : 0
    received.length = 0
    const readShop = async () => ({ brandName: "Rallye Parts", logo })
    await createSmtpTransport(
      new URL(`smtp://127.0.0.1:${port}`),
      from,
      "https://shop.test",
      readShop
    )({ ...mailTo("june@example.com"), ...links }, "7")
    return received.join("\n")
  }

  it("EDIT-36 sends HTML with the shop's logo beside the text, from the shop's name if MAIL_FROM has no name", async () => {
    const text = await send("shop@example.com", `${"0a".repeat(16)}-480x112`)
    expect(text).toMatch(/^From: Rallye Parts <shop@example\.com>/m)
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(text.replaceAll("=\n", "")).toContain("/logo.png")
  })

  it("OPS-109 adds the headers of a one-click unsubscription only to mail with a link for it", async () => {
    const url = "https://shop.test/api/newsletter/stop?token=abc"
    const text = (await send("shop@example.com", null, { unsubscribeUrl: url })).replaceAll(/\n\s+/g, " ")
    expect(text).toContain(`\nList-Unsubscribe: <${url}>\n`)
    expect(text).toContain("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n")
    expect(await send("shop@example.com", null)).not.toContain("List-Unsubscribe")
  })

  it("sends plain text from the shop to exactly one recipient", async () => {
    const text = await send("Camber <shop@example.com>", null)
    expect(text).toMatch(/^RCPT TO:<june@example\.com>/m)
    expect(text.match(/^RCPT/gm)).toHaveLength(1)
    expect(text).toMatch(/^From: Camber <shop@example\.com>/m)
    expect(text).toMatch(/^Message-ID: <7@shop\.test>/m)
    expect(text).toMatch(/^Content-Type: text\/plain/m)
    expect(text).toContain("http://shop.test/account/reset#abc")
  })
})

/** Implements just enough of SMTP to receive one message. */
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

describe("mailboxKey", () => {
  it("OPS-102 is equal for all tags and letter cases of one mailbox, and different for different mailboxes", () => {
    const spellings = ["june@example.com", " JUNE@example.com", "june+shop@example.com", "June+a+b@Example.com", "june+@example.com"]
    expect(new Set(spellings.map(mailboxKey))).toEqual(new Set(["june@example.com"]))
    expect(mailboxKey("ju.ne@example.com")).not.toBe(mailboxKey("june@example.com"))
  })
})
