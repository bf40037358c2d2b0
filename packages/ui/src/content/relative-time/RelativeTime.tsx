export interface RelativeTimeProps {
  /** UTC milliseconds. */
  readonly at: number
  /** 'yesterday'; null where the time is none, and nothing is drawn (CTRL-34). */
  readonly text: string | null
}

/** A time as seen from now, with the exact one for machines and as a hint. */
export const RelativeTime = ({ at, text }: RelativeTimeProps) => {
  if (text === null) return null
  const exact = new Date(at).toISOString()
  return (
    <time dateTime={exact} title={exact}>
      {text}
    </time>
  )
}
