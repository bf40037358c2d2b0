import type { Database } from "@camber/services/database"
import { Data, Effect, Schema, type Scope } from "effect"
import { once } from "node:events"
import { chmodSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import path from "node:path"
import { json } from "node:stream/consumers"
import type { Settings } from "../settings/Settings.ts"
import { loadCommand } from "./commands.ts"

const Call = Schema.Struct({
  name: Schema.Literals(["catalog", "demo", "doctor", "feed", "move", "order", "staff"]),
  words: Schema.Array(Schema.String.check(Schema.isMaxLength(1_000))).check(Schema.isMaxLength(20))
})
type Call = typeof Call.Type
const Answer = Schema.Struct({ isDone: Schema.Boolean, text: Schema.String })

const MAX_CALL_BYTES = 30_000
const TIMEOUT_MS = 60_000

/** The running shop failed to run a command. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{ readonly message: string }> {}

/** Returns the socket's path in the data folder, which only its owner can access. */
const socketIn = (folder: string): string => path.join(folder, "commands.sock")

/**
 * Runs commands sent by other processes of the folder's owner until the scope ends. The caller holds the folder's lock,
 * so an existing socket is a leftover. Fails if the socket cannot be created, for instance because its path is longer
 * than a hundred characters.
 */
export const serveCommands = (database: Database, settings: Settings): Effect.Effect<void, unknown, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise(async () => {
      const file = socketIn(settings.dataDir)
      rmSync(file, { force: true })
      const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, database, settings))
      // Commands are typed by hand, so few connections are enough.
      server.maxConnections = 4
      server.listen(file)
      await once(server, "listening")
      chmodSync(file, 0o600)
      return server
    }),
    (server) => Effect.sync(() => void server.close())
  ).pipe(Effect.asVoid)

const answer = async (socket: Socket, database: Database, settings: Settings): Promise<void> => {
  socket.on("error", () => undefined)
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  socket.on("data", () => {
    if (socket.bytesRead > MAX_CALL_BYTES) socket.destroy()
  })
  const done = await json(socket)
    .then(async (sent): Promise<typeof Answer.Type> => {
      const { name, words } = Schema.decodeUnknownSync(Call)(sent)
      // The command arrives within seconds, but running an import may take minutes.
      socket.setTimeout(0)
      const { parse, usage } = await loadCommand(name)
      const act = parse(words)
      return act === null ? { isDone: false, text: `Usage: ${usage}` } : { isDone: true, text: await act(database, settings) }
    })
    .catch((error: unknown) => ({
      isDone: false,
      text: `The running shop failed: ${error instanceof Error ? error.message : String(error)}`
    }))
  socket.end(JSON.stringify(done))
}

/** Sends a command to the shop that runs on the folder. Returns null if no shop is running. */
export const sendCommand = (folder: string, call: Call): Effect.Effect<string | null, CommandRefused> =>
  Effect.promise(async () => {
    const socket = connect(socketIn(folder))
    try {
      await once(socket, "connect")
    } catch {
      return null
    }
    socket.end(JSON.stringify(call))
    return Schema.decodeUnknownSync(Answer)(await json(socket))
  }).pipe(
    Effect.flatMap((done) =>
      done === null || done.isDone ? Effect.succeed(done?.text ?? null) : Effect.fail(new CommandRefused({ message: done.text }))
    )
  )
