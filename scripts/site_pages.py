"""Pages of the site that lie outside docs/, and links that lead there or to the source: a hook of `mkdocs.yml`."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
#: Pages for whoever reads the repository, which the site has too, under the same names.
ROOT_PAGES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md", "SUPPORT.md")
_LINK = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<to>[^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages of the repository's first folder stand beside those of docs/."""
    for name in ROOT_PAGES:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between docs/ and the rest of the repository become links of the site, or plain words."""
    here = page.file.src_uri
    folder = ROOT if here in ROOT_PAGES else (ROOT / "docs" / here).parent
    return _LINK.sub(lambda link: _led(link, folder, page), markdown)


def _led(link: re.Match[str], folder: Path, page: Page) -> str:
    to = link["to"].partition("#")[0]
    if not to or "://" in to or to.startswith("mailto:"):
        return link[0]
    target = Path(folder, to).resolve()
    try:
        inside = target.relative_to(ROOT / "docs").as_posix()
    except ValueError:
        if not target.exists():
            return link[0]  # mkdocs says that it leads nowhere
        inside = target.name
        if inside not in ROOT_PAGES:
            return link["words"]
    if target.is_dir():
        inside = f"{inside}/README.md"
    up = "../" * page.file.src_uri.count("/")
    return f"[{link['words']}]({up}{inside}{link['to'][len(to) :]})"
