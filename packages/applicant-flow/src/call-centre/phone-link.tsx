/** A phone number that calls when it is pressed. It has no style sheet of its own, for which a first screen would wait. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="unbroken" href={`tel:${number}`}>
      {number}
    </a>
  )
}
