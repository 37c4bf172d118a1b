"""What to call a device, until its owner finds a better name."""

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac", "Mac"),
    ("CrOS", "Chromebook"), ("Linux", "Linux"),
)  # fmt: skip


def called(agent: str) -> str:
    """A short name for the browser and system that a User-Agent header speaks of.

    >>> called("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> called("curl/8")
    '?'
    """
    found = (next((name for sign, name in known if sign in agent), None) for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found)) or "?"
