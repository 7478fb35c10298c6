/** While an element of this title is to be seen, the page knows: grey is a colour here (`gangster.css`). */
let shown = 0;

export function steel(): () => void {
  const { classList } = document.documentElement;
  shown += 1;
  classList.add('gangster');
  return () => {
    shown -= 1;
    if (shown === 0) classList.remove('gangster');
  };
}
