/** Node requires this member for a streamed body; the DOM's types do not know it. */
interface RequestInit {
  duplex?: "half"
}
