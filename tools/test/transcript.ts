/** The output of one of several programs that run at the same time. */
export type Part = {
  print: (text: string) => void
  /** Marks the end of the output. */
  end: () => void
}

/**
 * Opens one part after the other, and prints them in that order. The first open part is printed at once; the output
 * of the others waits for its turn.
 */
export function inTurns(write: (text: string) => void): () => Part {
  const parts: { text: string; hasEnded: boolean }[] = []
  let turn = 0

  function printWhatMayBe() {
    for (let part = parts[turn]; part; part = parts[++turn]) {
      write(part.text)
      part.text = ''
      if (!part.hasEnded) return
    }
  }

  return () => {
    const part = { text: '', hasEnded: false }
    parts.push(part)
    return {
      print(text) {
        part.text += text
        printWhatMayBe()
      },
      end() {
        part.hasEnded = true
        printWhatMayBe()
      },
    }
  }
}
