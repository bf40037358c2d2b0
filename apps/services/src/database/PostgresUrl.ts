import { Array as Arr, Option, Schema } from "effect"

/** Servers of which one is used at a time. */
export interface PostgresUrl {
  /** Each has one host, and all else in common. */
  readonly servers: Arr.NonEmptyReadonlyArray<URL>
  /** Whether the one is used that takes writes, whichever it is now; otherwise it is taken as it is. */
  readonly followsPrimary: boolean
}

/** Servers of one address at most. */
const MOST_SERVERS = 16

const asUrl = Schema.decodeUnknownOption(Schema.URLFromString)
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)((?:\/[^?#,]*)?(?:\?[^#]*)?)$/
/** The shop writes: a server that only reads is of no use to it. */
const sessions: Readonly<Record<string, boolean>> = { any: false, "read-write": true, primary: true }

/**
 * Reads an address as libpq has them: `postgres://user:password@host1:5432,host2/database?target_session_attrs=read-write`, of which a URL
 * can have but one host. Several hosts without `target_session_attrs` are followed to the one that takes writes.
 */
export const parsePostgresUrl = (text: string): Option.Option<PostgresUrl> => {
  const [, before, hosts, after] = parts.exec(text) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return Option.none()
  const servers = hosts.split(",").map((host) => asUrl(`${before}${host}${after}`))
  return Option.all(servers).pipe(
    Option.filter((all) => all.length <= MOST_SERVERS && all.every(({ host }) => host !== "" || all.length === 1)),
    Option.filter(Arr.isArrayNonEmpty),
    Option.flatMap((all) => {
      const session = all[0].searchParams.get("target_session_attrs") ?? (all.length > 1 ? "read-write" : "any")
      const followsPrimary = sessions[session]
      if (followsPrimary === undefined || (all.length > 1 && !followsPrimary)) return Option.none()
      for (const server of all) server.searchParams.delete("target_session_attrs")
      return Option.some({ servers: all, followsPrimary })
    })
  )
}

/** Reads several addresses with commas between them, as the servers of all. */
export const parsePostgresServers = (text: string): Option.Option<Arr.NonEmptyReadonlyArray<URL>> =>
  Option.all(text.split(/\s*,\s*(?=postgres(?:ql)?:)/).map((one) => parsePostgresUrl(one.trim()))).pipe(
    Option.map((addresses) => addresses.flatMap(({ servers }) => servers)),
    Option.filter(Arr.isArrayNonEmpty),
    Option.filter(({ length }) => length <= MOST_SERVERS)
  )

/** The address of one server, which is taken as it is. */
export const toPostgresUrl = (url: URL): PostgresUrl => ({ servers: [url], followsPrimary: false })

/** Hosts and ports, for who is told of them: user and password are left out. */
export const formatHosts = ({ servers }: PostgresUrl): string => servers.map(formatHost).join(", ")

export const formatHost = ({ host }: URL): string => host || "the local socket"
