"""content/pages/meeple.yaml: all that "Make your meeple" says."""

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class PartWords(ContentModel):
    """The names of the parts, each on a tab."""

    body: ButtonText
    face: ButtonText
    hair: ButtonText
    hat: ButtonText
    glasses: ButtonText
    thing: ButtonText
    background: ButtonText


class MakerWords(ContentModel):
    """The maker itself; {parts} is what the meeple wears."""

    picture: Text
    image_press: Text
    parts_label: Text
    parts: PartWords
    random: ButtonText
    name: Text
    name_hint: Text
    place: Text
    whole_shop: Text
    save: Text
    save_square: ButtonText
    save_story: ButtonText
    share: ButtonText
    share_text: Text
    copy_link: ButtonText
    copied: Text
    saved: Text
    failed: Text
    late: Text
    broken: Text
    code: Text
    copy_code: ButtonText
    code_copied: Text
    private: Text


class MeeplePage(ContentModel):
    """The whole page."""

    head: Head
    crumb: Text
    heading: Text
    lead: Text
    no_scripts: Text
    maker: MakerWords
    player_heading: Text
    player: Text
    rivals: tuple[Text, Text]
    closing: Section
